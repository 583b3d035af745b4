import type { Metric } from 'web-vitals';

/** Sends web vitals to `vitalsEndpoint` (content/company.yaml), if it is set. */
export async function reportVitals(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const send = ({ name, value, rating }: Metric) => {
    const body = JSON.stringify({ name, value, rating, page: window.location.pathname });
    navigator.sendBeacon(endpoint, body);
  };
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "web-vitals" */ 'web-vitals'
    );
    for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(send);
  } catch {
    // Metrics are optional.
  }
}
