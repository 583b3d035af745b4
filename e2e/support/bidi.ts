import { on, once } from 'node:events';

import { WebSocket } from 'ws';

import { answerTimeoutMs } from './start-program';

/**
 * Starts a session with a browser that speaks WebDriver BiDi
 * (https://www.w3.org/TR/webdriver-bidi/).
 *
 * @returns a function that sends a command, such as `browsingContext.navigate`, and returns its
 *   result
 */
export async function startBidiSession(url: string) {
  const socket = new WebSocket(`${url}/session`); // Node 20 has no WebSocket of its own.
  await once(socket, 'open', { signal: AbortSignal.timeout(answerTimeoutMs) });
  let lastId = 0;

  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++lastId;
    const messages = on(socket, 'message', {
      signal: AbortSignal.timeout(answerTimeoutMs),
      close: ['close'],
    });
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await findAnswer(messages, id).catch((cause: unknown) => {
      throw new Error(`${method}: no answer from the browser`, { cause });
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  }

  await send('session.new', { capabilities: {} });
  return send;
}

/** Skips events and the answers to other commands. */
async function findAnswer(messages: AsyncIterable<unknown[]>, id: number) {
  for await (const [message] of messages) {
    const answer = JSON.parse(String(message));
    if (answer.id === id) return answer;
  }
  throw new Error('The connection is closed.');
}
