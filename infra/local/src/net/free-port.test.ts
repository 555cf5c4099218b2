import { createServer, type Server } from 'node:net';

import { anyFreePort, isFree, releasePorts, reservePort, reservePorts } from './free-port.ts';

const listenOn = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

describe('reservePort', () => {
  it('returns the preferred port when it is free', async () => {
    const port = await anyFreePort();
    expect(await reservePort(port)).toBe(port);
    releasePorts([port]);
  });

  it('returns another port when the preferred one is in use', async () => {
    const port = await anyFreePort();
    const server = await listenOn(port);
    const other = await reservePort(port);
    expect(other).not.toBe(port);
    expect(await isFree(port)).toBe(false);
    server.close();
    releasePorts([other]);
  });

  it('returns another port when another stack has reserved the preferred one', async () => {
    const port = await anyFreePort();
    const [first, second] = [await reservePort(port), await reservePort(port)];
    expect(first).toBe(port);
    expect(second).not.toBe(port);
    releasePorts([first, second]);
  });
});

describe('reservePorts', () => {
  it('returns as many different ports as asked for', async () => {
    const ports = await reservePorts(3);
    expect(new Set(ports).size).toBe(3);
    releasePorts(ports);
  });
});
