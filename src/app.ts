import { nextTask } from './start/next-task';

/** What the app is made of, in the order in which it needs each other. */
const parts = [
  () =>
    import(/* webpackMode: "eager" */ 'react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
  () => import(/* webpackMode: "eager" */ 'react-router-dom').then(({ Outlet }) => Outlet),
  () => import(/* webpackMode: "eager" */ './theme/theme').then(({ theme }) => theme),
  () => import(/* webpackMode: "eager" */ './routes').then(({ routes }) => routes),
];

/**
 * Starts the app: evaluates each part of it in a task of its own, so that a tap never waits for all of
 * them, and then takes the document over. The parts have arrived together, as chunks of one import.
 */
export async function startApp(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await nextTask();
  }
  const { takeOver } = await import(/* webpackMode: "eager" */ './take-over');
  await takeOver();
}
