/**
 * The app's modules, in the order in which they import each other. Naming one export of each keeps the
 * unused rest out of the bundle.
 */
const parts = [
  () =>
    import(/* webpackMode: "eager" */ 'react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
  () => import(/* webpackMode: "eager" */ 'react-router-dom').then(({ Outlet }) => Outlet),
  () => import(/* webpackMode: "eager" */ '@emotion/styled').then((styled) => styled.default),
  () => import(/* webpackMode: "eager" */ '@mui/material/styles').then(({ styled }) => styled),
  () => import(/* webpackMode: "eager" */ './theme/theme').then(({ theme }) => theme),
  () => import(/* webpackMode: "eager" */ './routes').then(({ routes }) => routes),
];

export async function start(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    // Lets the browser answer input in between (docs/decisions/0002-when-to-hydrate.md).
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await hydrate();
}
