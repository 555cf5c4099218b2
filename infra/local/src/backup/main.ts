/**
 * `node main.ts backup <folder>` copies the databases and the folders of files, `restore <folder>` replaces them
 * while no service runs. Addresses and folders are the settings of the services.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { MongoClient } from 'mongodb';

import { messages } from '../messages.ts';
import { SERVICES } from '../stack/service-units.ts';
import { backUp } from './back-up.ts';
import { copyFiles } from './copy-files.ts';
import { restore } from './restore.ts';

const { MONGO_URL = '', REDIS_URL = '', S3_BUCKET, DATA_DIR, IMAGES_DIR, AVATARS_DIR } = process.env;
const [command, given = ''] = process.argv.slice(2);
const folder = resolve(given);

/** Accounts of the local identity provider; pictures and avatars, unless they are in a bucket. */
const folders = Object.entries({
  ...(DATA_DIR && { auth: join(DATA_DIR, 'auth') }),
  ...(!S3_BUCKET && { images: IMAGES_DIR, avatars: AVATARS_DIR }),
}).flatMap(([name, path]) => (path ? [{ live: path, copy: join(folder, 'files', name) }] : []));

if (!S3_BUCKET && (!IMAGES_DIR || !AVATARS_DIR)) {
  console.error(messages.backupWithoutFiles);
  process.exit(1);
}
const client = await new MongoClient(MONGO_URL).connect();
if (command === 'backup') {
  await mkdir(dirname(folder), { recursive: true });
  const { collections } = await backUp(client, SERVICES, folder);
  // after the databases: their files are deleted an hour later at the earliest
  for (const { live, copy } of folders) if (existsSync(live)) await copyFiles(live, copy);
  console.log(messages.backedUp(folder, sumOf(collections)));
} else {
  const { backup, erasedAgain } = await restore(client, folder);
  for (const { live, copy } of folders.filter((one) => existsSync(one.copy))) {
    await rm(live, { recursive: true, force: true });
    await cp(copy, live, { recursive: true });
  }
  // jobs of the replaced databases; the outboxes refill the queues
  if (REDIS_URL) await connectRedis(REDIS_URL, workerRedisOptions).flushdb();
  console.log(messages.restored(backup.at, sumOf(backup.collections), erasedAgain));
}
// the service kit leaves handles open
process.exit();

function sumOf(collections: readonly { documents: number }[]): number {
  return collections.reduce((sum, { documents }) => sum + documents, 0);
}
