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
  const member = `127.0.0.1:${port}`;
  return async () => {
    if (!(await listens(port))) return false;
    const client = new MongoClient(`mongodb://${member}/?directConnection=true`, {
      serverSelectionTimeoutMS: CONNECT_MS,
      connectTimeoutMS: CONNECT_MS,
    });
    try {
      const admin = client.db('admin');
      if (await canWrite(admin)) return true;
      await form(admin, member);
      return await canWrite(admin);
    } catch {
      return false;
    } finally {
      await client.close();
    }
  };
}

async function canWrite(admin: Db): Promise<boolean> {
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
async function currentConfig(admin: Db): Promise<ReplicaSetConfig | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as ReplicaSetConfig;
  } catch (error) {
    if ((error as { codeName?: string }).codeName === 'NotYetInitialized') return undefined;
    throw error;
  }
}
