import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { mongodArguments, mongoUrlOf } from './engines/mongod-arguments.ts';
import { redisArguments, redisUrlOf } from './engines/redis-arguments.ts';
import { isPrimary } from './engines/replica-set.ts';
import { releasePorts, reservePorts } from './net/free-port.ts';
import { answersPing, flushesKeys, type Probe } from './net/probes.ts';
import { startGuardian, type Guardian } from './processes/start-guardian.ts';
import { findMongod } from './tools/find-mongod.ts';
import { findRedis } from './tools/find-redis.ts';

const READY_MS = 30_000;
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 3 * 1024 ** 3;
const LOG_TAIL_CHARS = 4_000;
/**
 * The files of dropped databases stay open for as long: with the default of 300 s a full run reaches the limit of open
 * files. Snapshot reads, as of a backup, must end within it.
 */
const SNAPSHOT_HISTORY = ['--setParameter', 'minSnapshotHistoryWindowInSeconds=30'];

export interface TestEngines {
  /** without a database name */
  mongoUrl: string;
  /** one for each worker: Redis channels have no database number, so workers would receive each other's messages */
  redisUrls: string[];
  /** Deletes the keys of every Redis. @throws Error when one does not answer */
  flushRedis(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a MongoDB replica set and `workers` Redis servers for tests, on free ports and in memory where possible. They
 * end with `stop()`, and also when this process is killed. The end of the log of one that dies earlier goes to stderr.
 */
export async function startTestEngines(workers = 1): Promise<TestEngines> {
  const folder = mkdtempSync(join(fastFolder(), 'pokriv-test-'));
  const guardian = startGuardian([folder]);
  const [mongo = 0, ...redis] = await reservePorts(1 + workers);
  const mongoDir = join(folder, 'mongo');
  const redisDir = (port: number) => join(folder, `redis-${String(port)}`);
  for (const path of [mongoDir, ...redis.map(redisDir)]) mkdirSync(path);
  const [mongod, redisServer] = await Promise.all([findMongod(), findRedis()]);
  const stops = await Promise.all([
    run(mongod, [...mongodArguments(mongo, mongoDir), ...SNAPSHOT_HISTORY], {
      guardian,
      ready: isPrimary(mongo),
      log: `${mongoDir}.log`,
    }),
    ...redis.map((port) =>
      run(redisServer, redisArguments(port, redisDir(port)), {
        guardian,
        ready: answersPing(port),
        log: `${redisDir(port)}.log`,
      }),
    ),
  ]);
  return {
    mongoUrl: mongoUrlOf(mongo),
    redisUrls: redis.map((port) => redisUrlOf(port)),
    async flushRedis() {
      for (const port of redis)
        if (!(await flushesKeys(port)())) throw new Error(`Redis on port ${port} does not answer`);
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      guardian.close();
      releasePorts([mongo, ...redis]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Supervision {
  guardian: Guardian;
  ready: Probe;
  /** path of a file */
  log: string;
}

/** Starts a program and waits for readiness; the result kills it, since there is nothing to save. */
async function run(
  command: string,
  args: string[],
  { guardian, ready, log }: Supervision,
): Promise<() => Promise<void>> {
  const output = openSync(log, 'w');
  const child = spawn(command, args, { detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  let isStopping = false;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!isStopping) reportDeath(command, signal ?? `exit code ${String(code)}`, log);
      resolve();
    }),
  );
  if (child.pid) guardian.add(child.pid);
  const deadline = Date.now() + READY_MS;
  while (!(await ready())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${command} did not start`);
    await sleep(20);
  }
  return async () => {
    isStopping = true;
    child.kill('SIGKILL');
    await gone;
  };
}

function reportDeath(command: string, cause: string, log: string): void {
  const tail = readFileSync(log, 'utf8').slice(-LOG_TAIL_CHARS);
  console.error(`test-engines: ${command} died: ${cause}; the end of its log:\n${tail}`);
}

function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_NEEDED ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
