import { nextTask } from './start/next-task';

/**
 * The app's modules in the order in which they import each other. Each names one export, which keeps the
 * unused rest of its module out of the bundle.
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
    await nextTask();
  }
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await hydrate();
}
