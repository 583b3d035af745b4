/** Sends the visit's web vitals to `vitalsEndpoint` (content/company.yaml), if the owner names one. */
export async function reportVitals(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
    /* webpackChunkName: "web-vitals" */ 'web-vitals'
  );
  for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onMetric(({ name, value, rating }) => {
      const body = JSON.stringify({ name, value, rating, page: window.location.pathname });
      navigator.sendBeacon(endpoint, body);
    });
  }
}
