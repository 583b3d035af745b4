import type { Metric } from 'web-vitals';

/**
 * Sends a report, if the owner wants any (`vitalsEndpoint` in content/company.yaml).
 * docs/hosting.md describes the reports.
 */
function sendReport(report: Record<string, unknown>): void {
  const endpoint = vitalsEndpoint();
  if (endpoint === undefined) return;
  navigator.sendBeacon(endpoint, JSON.stringify({ ...report, page: window.location.pathname }));
}

function vitalsEndpoint(): string | undefined {
  return document.getElementById('root')?.dataset['vitalsEndpoint'];
}

/** Reports an error that the visitor sees, or a hydration mismatch. */
export function sendErrorReport(error: unknown): void {
  sendReport({ name: 'error', message: error instanceof Error ? error.message : String(error) });
}

export async function reportVitals(): Promise<void> {
  if (vitalsEndpoint() === undefined) return;
  const send = ({ name, value, rating }: Metric) => sendReport({ name, value, rating });
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(send);
}
