/**
 * Sends the visit's web vitals to the owner's endpoint. They are no part of the product: the measuring
 * code is fetched only if there is an endpoint, and nobody is harmed when it cannot be.
 */
export async function reportVitals(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "web-vitals" */ 'web-vitals'
    );
    for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      onMetric(({ name, value, rating }) => {
        const body = JSON.stringify({ name, value, rating, page: window.location.pathname });
        navigator.sendBeacon(endpoint, body);
      });
    }
  } catch {
    // Measuring is not part of the product.
  }
}
