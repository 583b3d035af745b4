import type { Metric } from 'web-vitals';

import { reportEndpoint, sendReport } from '../report';

/** Measures and sends web vitals, if the owner wants reports. */
export async function reportVitals(): Promise<void> {
  if (reportEndpoint() === undefined) return;
  const send = ({ name, value, rating }: Metric) => sendReport({ name, value, rating });
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "web-vitals" */ 'web-vitals'
    );
    for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(send);
  } catch {
    // Metrics are optional.
  }
}
