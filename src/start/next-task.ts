/** Lets the browser answer whatever has happened meanwhile before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
