import { nextTask } from './start/next-task';

/** What the app is made of, in the order in which it needs each other. */
const parts = [
  () =>
    import(/* webpackMode: "eager" */ 'react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
  () => import(/* webpackMode: "eager" */ 'react-router-dom').then(({ Outlet }) => Outlet),
  () => import(/* webpackMode: "eager" */ '@emotion/styled').then((styled) => styled.default),
  () => import(/* webpackMode: "eager" */ '@mui/material/styles').then(({ styled }) => styled),
  () => import(/* webpackMode: "eager" */ './theme/theme').then(({ theme }) => theme),
  () => import(/* webpackMode: "eager" */ './routes').then(({ routes }) => routes),
];

/**
 * Starts the app: evaluates each part of it in a task of its own, so that a tap never waits for all of
 * them, and then takes the document over. The parts have arrived together, as chunks of one import.
 */
export async function startApp(): Promise<void> {
  for (const evaluate of parts) {
    await withoutStackTraces(evaluate);
    await nextTask();
  }
  const { takeOver } = await import(/* webpackMode: "eager" */ './take-over');
  await takeOver();
}

/**
 * React DOM keeps two Errors in variables, made while it is evaluated. Nobody reads their stack traces,
 * but while developer tools or Lighthouse listen, V8 parses the whole chunk again to number its lines:
 * 8 ms on a desktop, 35 on Lighthouse's phone. Only a limit that is not a number spares it that.
 */
async function withoutStackTraces(evaluate: () => Promise<unknown>): Promise<void> {
  const { stackTraceLimit } = Error;
  Object.assign(Error, { stackTraceLimit: undefined });
  await evaluate().finally(() => (Error.stackTraceLimit = stackTraceLimit));
}
