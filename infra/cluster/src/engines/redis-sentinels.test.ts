import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import { redisPrimary } from './redis-sentinels.ts';

describe('redisPrimary', () => {
  let servers: Server[] = [];
  afterEach(() => {
    for (const server of servers) server.close();
    servers = [];
  });

  /** Port of a server with this role and answer to a write. */
  async function aRedis(role: string, written: string): Promise<number> {
    const server = createServer((socket) => {
      socket.on('data', (data) => {
        socket.write(data.toString().includes('INFO') ? `$11\r\nrole:${role}\r\n` : `${written}\r\n`);
      });
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const aReplica = () => aRedis('slave', "-READONLY You can't write against a read only replica.");

  it('is the server that takes a write', async () => {
    const redis = [await aReplica(), await aRedis('master', '+OK'), await aReplica()];
    expect(await redisPrimary({ redis })).toBe(1);
  });

  it('is none while the new primary still refuses writes', async () => {
    const redis = [
      await aReplica(),
      await aRedis('master', '-LOADING Redis is loading the dataset in memory'),
    ];
    expect(await redisPrimary({ redis })).toBeUndefined();
  });

  it('passes over a server that is gone', async () => {
    const gone = await aReplica();
    servers.pop()?.close();
    expect(await redisPrimary({ redis: [gone, await aRedis('master', '+OK')] })).toBe(1);
  });
});
