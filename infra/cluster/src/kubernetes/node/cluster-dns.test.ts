import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { Socket } from 'node:dgram';

import { serveClusterDns } from './cluster-dns.ts';

describe('serveClusterDns', () => {
  let socket: Socket;
  const resolver = new Resolver();

  beforeAll(async () => {
    const find = (name: string, namespace: string) =>
      Promise.resolve(name === 'property' && namespace === 'pokriv' ? '10.96.3.7' : undefined);
    socket = await serveClusterDns('127.0.0.1', 0, find);
    const { port } = socket.address() as AddressInfo;
    resolver.setServers([`127.0.0.1:${port}`]);
  });
  afterAll(async () => {
    socket.close();
    await once(socket, 'close');
  });

  it('answers with the address of a Service', async () => {
    expect(await resolver.resolve4('property.pokriv.svc.cluster.local')).toEqual(['10.96.3.7']);
  });

  it('has no IPv6 address of a Service, which exists nevertheless', async () => {
    await expect(resolver.resolve6('property.pokriv.svc.cluster.local')).rejects.toThrow('ENODATA');
  });

  it.each([
    'user.pokriv.svc.cluster.local',
    'property.other.svc.cluster.local',
    'property.pokriv.example.com',
  ])('knows no other name: %s', async (name) => {
    await expect(resolver.resolve4(name)).rejects.toThrow('ENOTFOUND');
  });
});
