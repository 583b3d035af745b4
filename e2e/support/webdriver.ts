/** In ms. */
const timeout = 60_000;

/**
 * Starts a browser through a driver that speaks WebDriver (https://www.w3.org/TR/webdriver2/).
 *
 * @returns a function that sends a command, such as `execute/sync`, and returns its value
 */
export async function startWebDriverSession(driverUrl: string) {
  const { sessionId } = await post<{ sessionId: string }>(`${driverUrl}/session`, {
    capabilities: {},
  });
  return <Value>(command: string, parameters: object) =>
    post<Value>(`${driverUrl}/session/${sessionId}/${command}`, parameters);
}

async function post<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new Error(`${url}: no answer from the driver`, { cause });
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}
