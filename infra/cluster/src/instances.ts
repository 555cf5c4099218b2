import { mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import { placesIn } from '@pokriv/local-stack/data-folder';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { signalGroup } from '@pokriv/local-stack/processes/signal-group';
import { readStack } from '@pokriv/local-stack/stack/stack-record';

import type { RedisPorts } from './engines/redis-sentinels.ts';
import { allInstances, instanceParts, type ProcessName } from './processes.ts';

export interface ClusterPorts extends RedisPorts {
  mongo: readonly number[];
  s3: number;
  state: number;
  instances: Readonly<Record<ProcessName, readonly number[]>>;
}

const READY_MS = 60_000;
/** The balancer sees a new instance with its next check. */
const SEEN_MS = 1000;

export const clusterFolder = (dataDir: string): string => join(placesIn(dataDir).run, 'cluster');
const portsPath = (dataDir: string): string => join(clusterFolder(dataDir), 'ports.json');

export const folderLink = (dataDir: string, instance: string): string =>
  join(clusterFolder(dataDir), 'current', instance);

/** Saves the ports for `readPorts`, also of commands from another terminal. */
export function savePorts(dataDir: string, ports: ClusterPorts): void {
  mkdirSync(clusterFolder(dataDir), { recursive: true });
  writeFileSync(portsPath(dataDir), JSON.stringify(ports));
}

/** Ports of a running cluster. @throws Error for a folder where none was started */
export const readPorts = (dataDir: string): ClusterPorts =>
  JSON.parse(readFileSync(portsPath(dataDir), 'utf8')) as ClusterPorts;

/** The next start of the instance runs the project in `folder`. @returns the folder before */
export function pointInstance(dataDir: string, instance: string, folder: string): string | undefined {
  const link = folderLink(dataDir, instance);
  mkdirSync(join(link, '..'), { recursive: true });
  const before = instanceFolder(dataDir, instance);
  symlinkSync(folder, `${link}.new`);
  renameSync(`${link}.new`, link);
  return before;
}

/** The project folder that the instance runs; undefined where no cluster was started. */
export function instanceFolder(dataDir: string, instance: string): string | undefined {
  try {
    return readlinkSync(folderLink(dataDir, instance));
  } catch {
    return undefined;
  }
}

/** The project folders that a cluster's instances run, or ran when it was stopped. */
export const instanceFolders = (dataDir: string): string[] =>
  allInstances.flatMap((instance) => instanceFolder(dataDir, instance) ?? []);

/**
 * Signals an instance and waits until its next process is ready and the balancer has seen it.
 * @throws Error when it is not ready within a minute
 */
export async function restartInstance(
  dataDir: string,
  instance: string,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const { name, number } = instanceParts(instance);
  const port = readPorts(dataDir).instances[name][number - 1] ?? 0;
  const isReady = answersHttp(`http://127.0.0.1:${port}/health/ready`);
  const pid = (): number | undefined => readStack(dataDir)?.pids[instance];
  const before = pid();
  if (before !== undefined) signalGroup(before, signal);
  const isBack = async (): Promise<boolean> => pid() !== before && pid() !== undefined && (await isReady());
  await waitUntil(isBack, READY_MS, `${instance} was not ready`);
  await sleep(SEEN_MS);
}
