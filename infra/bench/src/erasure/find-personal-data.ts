import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { connectRedis } from '@pokriv/service-kit/redis';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

const systemDatabases = ['admin', 'config', 'local'];
/** The emulator's log is excluded: it stands for the identity provider and prints addresses. */
const ourLogs = /^(?:bff|property|user|moderation|conversations|notifications|migrations)\b/u;

/** Number of inspected places, and the matches: `user.accounts`, `email:12`, `640.webp`. */
export interface Scan {
  scanned: number;
  found: string[];
}

type Finds = (text: string) => boolean;

/** Matches needles case-insensitively, also as JSON within JSON. */
export const finderOf = (needles: readonly string[]): Finds => {
  const small = needles.map((needle) => needle.toLowerCase());
  return (text) => {
    const hay = text.toLowerCase();
    return small.some((needle) => hay.includes(needle));
  };
};

export async function scanDatabases(mongoUrl: string, finds: Finds): Promise<Scan> {
  const client = new MongoClient(mongoUrl);
  const result: Scan = { scanned: 0, found: [] };
  try {
    const { databases } = await client.db().admin().listDatabases();
    for (const { name } of databases.filter((one) => !systemDatabases.includes(one.name))) {
      for (const collection of await client.db(name).collections()) {
        for await (const document of collection.find()) {
          result.scanned += 1;
          if (finds(JSON.stringify(document))) result.found.push(`${name}.${collection.collectionName}`);
        }
      }
    }
    return result;
  } finally {
    await client.close();
  }
}

export async function scanRedis(redisUrl: string, finds: Finds): Promise<Scan> {
  const redis = connectRedis(redisUrl);
  await new Promise<void>((resolve) => void redis.once('ready', () => resolve()));
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const result: Scan = { scanned: 0, found: [] };
  try {
    for (const key of await redis.keys('*')) {
      const read = readers[await redis.type(key)];
      const value: unknown = (await read?.(key)) ?? '';
      result.scanned += 1;
      if (finds(`${key} ${JSON.stringify(value)}`)) result.found.push(key);
    }
    return result;
  } finally {
    redis.disconnect();
  }
}

export async function hashesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const hashes = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) hashes.set(path, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

export async function scanFiles(stack: Stack, finds: Finds): Promise<Scan> {
  const dataDir = stack.env.DATA_DIR ?? '';
  const logs = (await readdir(join(dataDir, 'logs'))).filter((name) => ourLogs.test(name));
  const paths = [...logs.map((name) => join(dataDir, 'logs', name)), join(dataDir, 'auth', 'accounts.json')];
  const result: Scan = { scanned: 0, found: [] };
  for (const path of paths) {
    for (const line of (await readFile(path, 'utf8').catch(() => '')).split('\n')) {
      result.scanned += 1;
      if (finds(line)) result.found.push(path.slice(dataDir.length + 1));
    }
  }
  return result;
}

/** Collections of a backup: texts are plain in BSON. */
export async function scanBackup(folder: string, finds: Finds): Promise<Scan> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bson.gz'));
  const result: Scan = { scanned: files.length, found: [] };
  for (const name of files)
    if (finds(gunzipSync(await readFile(join(folder, name))).toString())) result.found.push(name);
  return result;
}
