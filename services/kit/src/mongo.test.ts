import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose, { type Connection } from 'mongoose';

import { connectMongo, transactionsOf } from './mongo.ts';
import { testMongoUrl, until } from './testing.ts';

/** Seconds without a primary after a kill: one until it is noticed, then the election. */
const WITHOUT_PRIMARY_S = 3;
/** The BFF's timeout of a service is 6 s (`bff/src/proxy/timing.ts`). */
const BFF_MS = 6000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function command(url: string, document: Record<string, unknown>): Promise<Record<string, unknown>> {
  const client = await mongoose.createConnection(url, { serverSelectionTimeoutMS: 500 }).asPromise();
  try {
    return (await client.db?.admin().command(document)) ?? {};
  } finally {
    await client.close();
  }
}

describe('connectMongo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pokriv-election-'));
  let mongod: ChildProcess;
  let direct: string;
  let connection: Connection;

  beforeAll(async () => {
    const { argv } = await command(testMongoUrl(), { getCmdLineOpts: 1 });
    const [program = ''] = argv as string[];
    const port = await freePort();
    const place = ['--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', folder];
    mongod = spawn(program, [...place, '--replSet', 'rs0', '--wiredTigerCacheSizeGB', '0.25'], {
      stdio: 'ignore',
    });
    direct = `mongodb://127.0.0.1:${port}/?directConnection=true`;
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    const settings = { electionTimeoutMillis: 500 };
    const initiate = { replSetInitiate: { _id: 'rs0', members, settings } };
    await until(() => command(direct, initiate).then(Boolean, () => false));
    connection = await connectMongo(`mongodb://127.0.0.1:${port}/?replicaSet=rs0`, 'election');
    await connection.collection('things').insertOne({ name: 'one' });
  }, 40_000);
  afterAll(async () => {
    await connection.close();
    mongod.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const readOne = () => connection.collection('things').findOne({ name: 'one' });
  const writeOne = () =>
    transactionsOf(
      connection,
      'kit',
    )(async ({ session }) => {
      await connection.collection('things').insertOne({ name: 'another' }, { session });
    });

  it('lets reads and writes wait for the end of an election', async () => {
    await command(direct, { replSetStepDown: WITHOUT_PRIMARY_S, force: true });
    const began = performance.now();
    const asked = [...Array.from({ length: 20 }, readOne), writeOne(), writeOne()];
    const results = await Promise.allSettled(asked);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const waitedMs = performance.now() - began;
    expect(waitedMs).toBeGreaterThan(2000);
    expect(waitedMs).toBeLessThan(BFF_MS);
  });

  it('gives up on an unreachable MongoDB before the BFF gives up on the service', async () => {
    mongod.kill('SIGKILL');
    await once(mongod, 'exit');
    const began = performance.now();
    const results = await Promise.allSettled([readOne(), writeOne()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(performance.now() - began).toBeLessThan(BFF_MS - 500);
  });
});
