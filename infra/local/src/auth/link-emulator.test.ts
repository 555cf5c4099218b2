import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { holdLifelines, linkEmulator } from './link-emulator.ts';

const HEADERS_MS = 60;
/** A few times longer than a server that does not hold lifelines waits. */
const LONG_MS = 500;

describe('linkEmulator', () => {
  it.each([
    ['stays up beside a server that holds lifelines', holdLifelines, 0],
    ['counts a server that closed the lifeline as lost', () => undefined, 1],
  ])('%s', async (_what, prepare, lost) => {
    const timeouts = {
      headersTimeout: HEADERS_MS,
      requestTimeout: HEADERS_MS,
      connectionsCheckingInterval: 20,
    };
    const server = createServer(timeouts);
    prepare(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const link = linkEmulator((server.address() as AddressInfo).port, () => Promise.resolve());
    expect(await link.waitUp(5_000)).toBe(true);
    await sleep(LONG_MS);
    expect(Math.min(link.generation(), 1)).toBe(lost);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
