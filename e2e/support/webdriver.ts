import { answerTimeoutMs } from './start-program';

/**
 * Starts a browser through a driver that speaks WebDriver (https://www.w3.org/TR/webdriver2/).
 *
 * @returns a function that sends a command, such as `execute/sync`, and returns its value
 */
export async function startWebDriverSession(driverUrl: string) {
  async function post<Value>(command: string, parameters: object): Promise<Value> {
    const response = await fetch(`${driverUrl}/${command}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(answerTimeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`${command}: no answer from the driver`, { cause });
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await post<{ sessionId: string }>('session', { capabilities: {} });
  return (command: string, parameters: object) =>
    post(`session/${sessionId}/${command}`, parameters);
}
