import type { Metric } from 'web-vitals';

import { sendReport, vitalsEndpoint } from './send-report';

export async function reportVitals(): Promise<void> {
  if (vitalsEndpoint() === undefined) return;
  const send = ({ name, value, rating }: Metric) => sendReport({ name, value, rating });
  const vitals = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals').catch(
    () => undefined,
  );
  if (!vitals) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = vitals;
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) onMetric(send);
}
