import { request } from 'node:http';

import { calls } from '@pokriv/contracts/calls';

export interface OpenStream {
  close: () => void;
}

const HEAD_MS = 30_000;

/**
 * Opens a stream of server-sent events without a client of its own: each block of `data:` lines is given to `onData`.
 * @throws Error when it is refused or does not begin in time
 */
export function openStream(
  origin: string,
  token: string,
  onData: (data: string) => void,
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api${calls.followThreads.path}`, {
      agent: false,
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    const late = setTimeout(() => asked.destroy(new Error('a stream did not begin')), HEAD_MS);
    asked.once('error', reject);
    asked.once('response', (reply) => {
      clearTimeout(late);
      if (reply.statusCode !== 200) {
        asked.destroy();
        reject(new Error(`a stream answered ${reply.statusCode}`));
        return;
      }
      let rest = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = block
            .split('\n')
            .filter((line) => line.startsWith('data:'))
            .map((line) => line.slice('data:'.length).trim())
            .join('\n');
          if (data) onData(data);
        }
      });
      reply.on('error', () => undefined);
      resolve({ close: () => asked.destroy() });
    });
    asked.end();
  });
}
