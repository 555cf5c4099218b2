import { mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import { placesIn } from '@pokriv/local-stack/data-folder';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { signalGroup } from '@pokriv/local-stack/processes/signal-group';
import { readStack } from '@pokriv/local-stack/stack/stack-record';

import type { RedisPorts } from './engines/redis-sentinels.ts';
import { copyParts, type ProcessName } from './processes.ts';

export interface ClusterPorts extends RedisPorts {
  mongo: readonly number[];
  s3: number;
  state: number;
  copies: Readonly<Record<ProcessName, readonly number[]>>;
}

const READY_MS = 60_000;
/** The balancer sees a new copy with its next check. */
const SEEN_MS = 1000;

export const clusterFolder = (dataDir: string): string => join(placesIn(dataDir).run, 'cluster');
const portsPath = (dataDir: string): string => join(clusterFolder(dataDir), 'ports.json');

export const folderLink = (dataDir: string, copy: string): string =>
  join(clusterFolder(dataDir), 'current', copy);

/** Saves the ports for `readPorts`, also of commands from another terminal. */
export function savePorts(dataDir: string, ports: ClusterPorts): void {
  mkdirSync(clusterFolder(dataDir), { recursive: true });
  writeFileSync(portsPath(dataDir), JSON.stringify(ports));
}

/** Ports of a running cluster. @throws Error for a folder where none was started */
export const readPorts = (dataDir: string): ClusterPorts =>
  JSON.parse(readFileSync(portsPath(dataDir), 'utf8')) as ClusterPorts;

/** The next start of the copy runs the project in `folder`. @returns the folder before */
export function pointCopy(dataDir: string, copy: string, folder: string): string | undefined {
  const link = folderLink(dataDir, copy);
  mkdirSync(join(link, '..'), { recursive: true });
  const before = readLink(link);
  symlinkSync(folder, `${link}.new`);
  renameSync(`${link}.new`, link);
  return before;
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Signals a copy and waits until its next process is ready and the balancer has seen it.
 * @throws Error when it is not ready within a minute
 */
export async function restartCopy(
  dataDir: string,
  copy: string,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const { name, number } = copyParts(copy);
  const port = readPorts(dataDir).copies[name][number - 1] ?? 0;
  const isReady = answersHttp(`http://127.0.0.1:${port}/health/ready`);
  const pid = (): number | undefined => readStack(dataDir)?.pids[copy];
  const before = pid();
  if (before !== undefined) signalGroup(before, signal);
  const isBack = async (): Promise<boolean> => pid() !== before && pid() !== undefined && (await isReady());
  await waitUntil(isBack, READY_MS, `${copy} was not ready`);
  await sleep(SEEN_MS);
}
