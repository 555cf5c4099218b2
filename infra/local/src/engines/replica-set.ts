import { MongoClient, type Db } from 'mongodb';

import { listens, type Probe } from '../net/probes.ts';

export const REPLICA_SET = 'rs0';

const CONNECT_MS = 400;

interface ReplicaSetSettings {
  electionTimeoutMillis?: number;
}

interface ReplicaSetConfig {
  version: number;
  members: { host: string }[];
  settings: ReplicaSetSettings;
}

/** Ready when this mongod is primary; initiates its single-node set. */
export function isPrimary(port: number): Probe {
  return async () => {
    if (!(await listens(port))) return false;
    return onMember(port, async (admin) => {
      if (await canWrite(admin)) return true;
      await formSet(admin, [port]);
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

/** Initiates the replica set of empty data folders, or updates the ports of an existing one. */
export async function formSet(
  admin: Db,
  ports: readonly number[],
  { host = '127.0.0.1', settings = {} }: { host?: string; settings?: ReplicaSetSettings } = {},
): Promise<void> {
  const known = await currentConfig(admin);
  const hosts = ports.map((port) => `${host}:${port}`);
  const members = hosts.map((host, index) => ({ ...known?.members[index], _id: index, host }));
  if (!known) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members, settings } });
    return;
  }
  if (known.members.map(({ host }) => host).join() === hosts.join()) return;
  const config = {
    ...known,
    version: known.version + 1,
    members,
    settings: { ...known.settings, ...settings },
  };
  await admin.command({ replSetReconfig: config, force: true });
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
