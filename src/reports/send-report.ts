type ErrorDetails = {
  message?: unknown;
  /** React Router's route errors have this instead of a message. */
  statusText?: unknown;
  /** webpack's ChunkLoadError has the script's URL here. */
  request?: unknown;
};

/**
 * The path that receives web vitals and errors, if the owner wants reports (`vitalsEndpoint` in
 * content/company.yaml).
 */
export function vitalsEndpoint(): string | undefined {
  return document.getElementById('root')?.dataset['vitalsEndpoint'];
}

/** docs/hosting.md describes the reports. */
export function sendReport(report: Record<string, unknown>): void {
  const endpoint = vitalsEndpoint();
  if (endpoint === undefined) return;
  navigator.sendBeacon(endpoint, JSON.stringify({ ...report, page: window.location.pathname }));
}

/** Reports an error that the visitor sees, or a hydration mismatch. */
export function sendErrorReport(error: unknown): void {
  const { message, statusText, request }: ErrorDetails = isObject(error) ? error : {};
  sendReport({ name: 'error', message: String(message ?? statusText ?? error), chunk: request });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
