import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { createProgress, silentProgress } from '../console/progress.ts';
import { dataFolder, placesIn } from '../data-folder.ts';
import { messages } from '../messages.ts';
import { releasePorts } from '../net/free-port.ts';
import { ownProcesses } from '../processes/own-processes.ts';
import { endLeftovers } from '../processes/process-records.ts';
import type { End } from '../processes/keep-running.ts';
import { processIdentity } from '../processes/process-identity.ts';
import { supervise, type Supervisor } from '../processes/supervise.ts';
import type { Unit } from '../processes/unit.ts';
import { authUnits } from './auth-units.ts';
import { choosePorts, type Ports } from './choose-ports.ts';
import { claimDataFolder } from './claim-data-folder.ts';
import { mailUnit } from './mail-unit.ts';
import { saveRecord } from './save-record.ts';
import { stackEnv } from './stack-env.ts';
import type { StackRecord } from './stack-record.ts';
import { stripeUnit } from './stripe-unit.ts';
import { taskUnits, type Seed, type TaskContext } from './task-units.ts';
import { oneOfEach, type ChooseTopology, type Topology } from './topology.ts';

export interface StackOptions {
  /** default: `DATA_DIR` or the project's `.data` */
  dataDir?: string;
  /** port of the BFF; default: `PORT` or 3000 */
  port?: number;
  seed?: Seed;
  quiet?: boolean;
  env?: Record<string, string>;
  /** names of the units and tasks to start; default: all */
  only?: string[];
  /** default: one instance each */
  topology?: ChooseTopology;
  /** called at each process exit, before any restart */
  onEnd?: (unit: string, end: End) => void;
}

export interface Stack {
  urls: StackRecord;
  env: NodeJS.ProcessEnv;
  pid(unit: string): number | undefined;
  kill(unit: string, signal?: NodeJS.Signals): void;
  /** resolves when the unit (default: everything, demo data included) is ready, also again after a kill */
  waitReady(unit?: string): Promise<void>;
  stop(): Promise<void>;
  forceStop(): void;
}

/**
 * Starts the product with its dependencies and returns immediately: await `waitReady('bff')` or `waitReady()`. Its
 * processes end with `stop()`, and also when this process is killed.
 * @throws Failure when the port is in use or a stack runs in this data folder
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = options.dataDir ?? dataFolder();
  const places = placesIn(dataDir);
  const progress = options.quiet ? silentProgress : createProgress();
  const processesPath = join(places.run, 'processes.json');
  let topology: Topology | undefined;
  const record = await claimDataFolder(dataDir, async () => {
    const leftovers = await endLeftovers(processesPath);
    if (leftovers > 0) progress.warn(messages.leftovers(leftovers));
    const ports = await choosePorts(options.port ?? Number(process.env.PORT ?? 3000));
    topology = await (options.topology ?? oneOfEach)(places, ports);
    return recordOf(dataDir, ports, {
      ...stackEnv(places, dataDir, ports),
      ...topology.env,
      ...options.env,
    });
  });
  const { ports } = record;
  const env = { ...process.env, ...record.env };

  const stopping = new AbortController();
  const owned = ownProcesses(processesPath, places.stack);
  const context = { places, env, progress, seed: options.seed ?? 'none', owned, signal: stopping.signal };
  const units = unitsOf({ ...context, ports, topology }, options.only);
  const supervisor = supervise(units, {
    progress,
    owned,
    logsDir: places.logs,
    onEnd: options.onEnd,
    onChange() {
      record.pids = supervisor.pids();
      saveRecord(places.stack, record);
    },
  });

  async function stop(): Promise<void> {
    progress.close();
    stopping.abort();
    await supervisor.stop();
    release();
  }

  function release(): void {
    owned.close();
    releasePorts([...Object.values(ports), ...(topology?.ports ?? [])]);
    rmSync(places.stack, { force: true });
  }

  return {
    urls: record,
    env,
    pid: supervisor.pid,
    kill: (unit, signal = 'SIGKILL') => supervisor.kill(unit, signal),
    waitReady: (unit) => readyAll(supervisor, unit ? [unit] : units.map(({ name }) => name)),
    stop,
    forceStop() {
      stopping.abort();
      supervisor.forceStop();
      release();
    },
  };
}

function unitsOf(
  context: TaskContext & { ports: Ports; topology: Topology | undefined },
  only?: string[],
): Unit[] {
  const { places, ports, env, progress, topology } = context;
  const units: Unit[] = [
    ...taskUnits(context),
    ...(topology?.units(env, progress) ?? []),
    ...authUnits(places, ports, env),
    mailUnit(places, ports, env),
    ...stripeUnit(places, ports, env),
  ];
  return only ? units.filter(({ name }) => only.includes(name)) : units;
}

async function readyAll(supervisor: Supervisor, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => supervisor.ready(name)));
}

function recordOf(dataDir: string, ports: Ports, env: Record<string, string>): StackRecord {
  return {
    pid: process.pid,
    identity: processIdentity(process.pid),
    startedAt: new Date().toISOString(),
    dataDir,
    logs: placesIn(dataDir).logs,
    bffUrl: `http://localhost:${ports.bff}`,
    mongoUrl: env.MONGO_URL ?? '',
    redisUrl: env.REDIS_URL ?? '',
    smtpUrl: env.SMTP_URL ?? '',
    mailUrl: `http://localhost:${ports.mail}`,
    authHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
    env,
    ports,
    pids: {},
  };
}
