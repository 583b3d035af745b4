import company from '@content/company.json';
import type { Metric } from 'web-vitals';

type Consumer = (metric: Metric) => void;

/**
 * Measures the page for whoever wants to know, and loads the measuring code only then, once the
 * browser has nothing better to do. Nobody is harmed when it cannot be loaded.
 */
export function reportVitals(consumer: Consumer | null = defaultConsumer()): void {
  if (consumer === null) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(async () => {
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
        /* webpackChunkName: "web-vitals" */ 'web-vitals'
      );
      [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(consumer));
    } catch {
      // Measuring is not part of the product.
    }
  });
}

function defaultConsumer(): Consumer | null {
  if (process.env.NODE_ENV === 'development') return printTable;
  const { vitalsEndpoint: endpoint } = company;
  return endpoint === undefined ? null : (metric) => send(endpoint, metric);
}

const measured = new Map<string, { value: number; rating: string }>();

function printTable({ name, value, rating }: Metric) {
  measured.set(name, { value: Math.round(value * 1000) / 1000, rating });
  // eslint-disable-next-line no-console -- the table is what the developer asked for
  console.table(Object.fromEntries(measured));
}

function send(endpoint: string, { name, value, rating }: Metric) {
  const body = JSON.stringify({ name, value, rating, page: window.location.pathname });
  navigator.sendBeacon(endpoint, body);
}
