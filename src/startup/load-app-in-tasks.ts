/**
 * The app's modules, dependencies first. Each is evaluated in its own task; together they would
 * block a slow phone for 100 ms (docs/decisions/0002-when-to-hydrate.md). Naming any one export per
 * import keeps tree shaking working.
 */
const moduleLoaders = [
  () =>
    import(/* webpackMode: "eager" */ 'react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
  () => import(/* webpackMode: "eager" */ 'react-router-dom').then(({ Outlet }) => Outlet),
  () => import(/* webpackMode: "eager" */ '@emotion/styled').then((styled) => styled.default),
  () => import(/* webpackMode: "eager" */ '@mui/material/styles').then(({ styled }) => styled),
  () => import(/* webpackMode: "eager" */ '../theme/theme').then(({ theme }) => theme),
  () => import(/* webpackMode: "eager" */ '../routes').then(({ routes }) => routes),
];

export async function loadAppInTasks(): Promise<() => Promise<void>> {
  for (const loadModule of moduleLoaders) {
    await loadModule();
    await new Promise((resolve) => setTimeout(resolve)); // yields to the main thread
  }
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  return hydrate;
}
