import type { Metric } from 'web-vitals';

/**
 * Sends a report, if the owner wants any (`vitalsEndpoint` in content/company.yaml).
 * docs/hosting.md describes the reports.
 */
function sendReport(report: Record<string, unknown>): void {
  const endpoint = vitalsEndpoint();
  if (endpoint === undefined) return;
  const body = JSON.stringify({ ...report, page: window.location.pathname });
  try {
    navigator.sendBeacon(endpoint, body);
  } catch {
    // Firefox can switch `sendBeacon` off. A report must never break the page that it is about.
  }
}

/** Reads the document, because this file is loaded before the content. */
function vitalsEndpoint(): string | undefined {
  return document.getElementById('root')?.dataset.vitalsEndpoint;
}

/** Reports an error that the visitor sees, a start that failed, or a hydration mismatch. */
export function sendErrorReport(error: unknown): void {
  sendReport({ name: 'error', message: errorMessage(error) });
}

/** Code can throw anything. React Router throws route errors as plain objects. */
export function errorMessage(error: unknown): string {
  if (error instanceof Error) return error.message;
  // The router's own check is not available: this file is loaded before the router.
  if (typeof error === 'object' && error !== null && 'statusText' in error) {
    return String(error.statusText);
  }
  return typeof error === 'string' ? error : 'Something went wrong.';
}

export async function reportVitals(): Promise<void> {
  if (vitalsEndpoint() === undefined) return;
  const send = ({ name, value, rating }: Metric) => sendReport({ name, value, rating });
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(send);
}
