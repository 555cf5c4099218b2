import { createServer, type Server } from 'node:net';

import { anyFreePort, isFree, releasePorts, reservePort } from './free-port.ts';

const listenOn = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

describe('ports of a stack', () => {
  it('takes the preferred one when it is free', async () => {
    const port = await anyFreePort();
    expect(await reservePort(port)).toBe(port);
    releasePorts([port]);
  });

  it('moves aside when somebody listens on it', async () => {
    const port = await anyFreePort();
    const server = await listenOn(port);
    const other = await reservePort(port);
    expect(other).not.toBe(port);
    expect(await isFree(port)).toBe(false);
    server.close();
    releasePorts([other]);
  });

  it('moves aside when another stack has it in mind', async () => {
    const port = await anyFreePort();
    const [first, second] = [await reservePort(port), await reservePort(port)];
    expect(first).toBe(port);
    expect(second).not.toBe(port);
    releasePorts([first, second]);
  });
});
