import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Worker } from 'bullmq';
import { Redis } from 'ioredis';

import { openQueue } from './queue.ts';
import { connectRedis, workerRedisOptions } from './redis.ts';
import { testRedisUrl, until } from './testing.ts';

const NAME = 'main';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function programOfTests(): Promise<string> {
  const redis = new Redis(testRedisUrl());
  const [, program = ''] = /^executable:(.+?)\r?$/mu.exec(await redis.info('server')) ?? [];
  redis.disconnect();
  return program;
}

describe('connectRedis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pokriv-sentinel-'));
  const closing: (() => Promise<unknown> | unknown)[] = [];
  let program = '';
  let ports: Record<'primary' | 'replica' | 'sentinel' | 'deadSentinel', number>;
  let killPrimary: () => void;

  const run = async (port: number, args: readonly string[]): Promise<() => void> => {
    const child = spawn(program, [...args, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder], {
      stdio: 'ignore',
    });
    const kill = () => void child.kill('SIGKILL');
    closing.push(kill);
    const probe = new Redis(port, '127.0.0.1', { enableOfflineQueue: false, retryStrategy: () => 50 });
    probe.on('error', () => undefined);
    await until(async () => (await probe.ping().catch(() => '')) === 'PONG');
    probe.disconnect();
    return kill;
  };

  beforeAll(async () => {
    program = await programOfTests();
    ports = {
      primary: await freePort(),
      replica: await freePort(),
      sentinel: await freePort(),
      deadSentinel: await freePort(),
    };
    const inMemory = ['--save', '', '--repl-diskless-sync-delay', '0'];
    killPrimary = await run(ports.primary, inMemory);
    await run(ports.replica, [...inMemory, '--replicaof', '127.0.0.1', String(ports.primary)]);
    const replica = new Redis(ports.replica, '127.0.0.1');
    await until(async () => (await replica.info('replication')).includes('master_link_status:up'));
    replica.disconnect();
    const settings = join(folder, 'sentinel.conf');
    writeFileSync(
      settings,
      [
        `sentinel monitor ${NAME} 127.0.0.1 ${ports.primary} 1`,
        `sentinel down-after-milliseconds ${NAME} 500`,
        `sentinel failover-timeout ${NAME} 3000`,
      ].join('\n'),
    );
    await run(ports.sentinel, [settings, '--sentinel']);
    const sentinel = new Redis(ports.sentinel, '127.0.0.1');
    const knowsReplica = async () =>
      ((await sentinel.call('SENTINEL', 'replicas', NAME)) as unknown[]).length === 1;
    await until(knowsReplica);
    sentinel.disconnect();
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves a server that became a replica, and fails the write', async () => {
    const redis = connectRedis(`redis://127.0.0.1:${ports.replica}`);
    closing.push(() => redis.disconnect());
    await once(redis, 'ready');
    const reconnecting = once(redis, 'reconnecting');
    await expect(redis.set('key', 'value')).rejects.toThrow('READONLY');
    await reconnecting;
    redis.disconnect();
  });

  it('follows a fail-over by Sentinel, with requests, queues and workers', async () => {
    const sentinels = `127.0.0.1:${ports.deadSentinel},127.0.0.1:${ports.sentinel}`;
    const url = `redis+sentinel://${sentinels}/${NAME}?db=3`;
    const redis = connectRedis(url);
    const workerRedis = connectRedis(url, workerRedisOptions);
    const worked: string[] = [];
    await until(() => redis.status === 'ready');
    const queue = openQueue('email', redis);
    const worker = new Worker('email', async ({ name }) => void worked.push(name), {
      connection: workerRedis,
    });
    worker.on('error', () => undefined);
    closing.push(
      () => redis.disconnect(),
      () => workerRedis.disconnect(),
      () => queue.close(),
      () => worker.close(),
    );
    expect(redis.options.db).toBe(3);
    await queue.add('before', { eventId: '1', fact: {} });
    await until(() => worked.includes('before'));
    expect(redis.stream.remotePort).toBe(ports.primary);

    killPrimary();
    const killedAt = performance.now();
    await until(async () => (await redis.set('key', 'after').catch(() => '')) === 'OK');
    expect(performance.now() - killedAt).toBeLessThan(8000);
    expect(redis.stream.remotePort).toBe(ports.replica);
    await until(() => queue.add('after', { eventId: '2', fact: {} }).then(Boolean, () => false));
    await until(() => worked.includes('after'));
  });
});
