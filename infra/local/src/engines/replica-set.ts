import { MongoClient, type Db } from 'mongodb';

import { listens, type Probe } from '../net/probes.ts';

export const REPLICA_SET = 'rs0';

const CONNECT_MS = 400;

interface ReplicaSetConfig {
  version: number;
  members: { host: string }[];
}

/**
 * Ready when this mongod is primary. Initiates the single-node replica set of an empty data folder, and reconfigures
 * one whose port has changed.
 */
export function isPrimary(port: number): Probe {
  return async () => {
    if (!(await listens(port))) return false;
    return onMember(port, async (admin) => {
      if (await canWrite(admin)) return true;
      await form(admin, `127.0.0.1:${port}`);
      return canWrite(admin);
    }).catch(() => false);
  };
}

/** Runs commands on one member, whatever its role. @throws Error when it does not answer */
export async function onMember<Result>(
  port: number,
  work: (admin: Db) => Promise<Result>,
  connectMs = CONNECT_MS,
): Promise<Result> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: connectMs,
    connectTimeoutMS: connectMs,
  });
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}

export async function canWrite(admin: Db): Promise<boolean> {
  const { isWritablePrimary } = await admin.command({ hello: 1 });
  return isWritablePrimary === true;
}

async function form(admin: Db, member: string): Promise<void> {
  const config = await currentConfig(admin);
  if (!config) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host: member }] } });
    return;
  }
  const [only] = config.members;
  if (!only || only.host === member) return;
  const renamed = { ...config, version: config.version + 1, members: [{ ...only, host: member }] };
  await admin.command({ replSetReconfig: renamed, force: true });
}

/** Undefined for a mongod without a replica set. */
export async function currentConfig(admin: Db): Promise<ReplicaSetConfig | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as ReplicaSetConfig;
  } catch (error) {
    if ((error as { codeName?: string }).codeName === 'NotYetInitialized') return undefined;
    throw error;
  }
}
