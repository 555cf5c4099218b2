import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntil } from '@pokriv/bench/stack/wait-until';
import type { Progress } from '@pokriv/local-stack/console/progress';
import { mongodArguments } from '@pokriv/local-stack/engines/mongod-arguments';
import { canWrite, formSet, onMember } from '@pokriv/local-stack/engines/replica-set';
import { listens } from '@pokriv/local-stack/net/probes';
import type { Unit } from '@pokriv/local-stack/processes/unit';
import { findMongod } from '@pokriv/local-stack/tools/find-mongod';

import { MACHINE_BACK_MS } from './machine.ts';

/** A primary is missed after this long; the drivers wait 4.5 s for a new one. */
const ELECTION_MS = 2000;
const ELECTED_MS = 30_000;
/** A member under load answers late. */
const CONNECT_MS = 5000;

export const mongoUnit = (index: number): string => `mongo-${index + 1}`;

/**
 * A replica set with a member on each port of loopback.
 * @param host by which the members are named, when others than this machine's programs reach them by another address
 */
export function mongoSetUnits(
  folder: string,
  ports: readonly number[],
  progress: Progress,
  host?: string,
): Unit[] {
  let finding: Promise<string> | undefined;
  // all start together, and one download is enough for them
  const command = (): Promise<string> => (finding ??= findMongod(progress));
  const members = ports.map((port, index): Unit => {
    const path = join(folder, String(index + 1));
    mkdirSync(path, { recursive: true });
    return {
      name: mongoUnit(index),
      stage: 'engine',
      command,
      args: mongodArguments(port, path),
      ready: () => listens(port),
      restartAfterMs: MACHINE_BACK_MS,
    };
  });
  const names = members.map(({ name }) => name);
  return [...members, { name: 'mongo', run: () => form(ports, host), after: names }];
}

async function form(ports: readonly number[], host?: string): Promise<void> {
  const settings = { electionTimeoutMillis: ELECTION_MS };
  await onMember(ports[0] ?? 0, (admin) => formSet(admin, ports, { host, settings }), CONNECT_MS);
  const hasPrimary = async (): Promise<boolean> => (await findPrimary(ports)) !== undefined;
  await waitUntil(hasPrimary, ELECTED_MS, 'MongoDB: no primary');
}

/** Index of the primary; undefined during a fail-over. */
export async function findPrimary(ports: readonly number[]): Promise<number | undefined> {
  const leaders = ports.map(async (port, member) => {
    // no longer than a look takes: a member that is just being killed listens and never answers
    const isLeader = (await listens(port)) && (await onMember(port, canWrite));
    if (!isLeader) throw new Error(`member ${member} does not lead`);
    return member;
  });
  return Promise.any(leaders).catch(() => undefined);
}

/** The primary hands over. */
export async function stepDown(port: number): Promise<void> {
  const asked = { replSetStepDown: 20, secondaryCatchUpPeriodSecs: 10 };
  await onMember(port, (admin) => admin.command(asked), CONNECT_MS);
}
