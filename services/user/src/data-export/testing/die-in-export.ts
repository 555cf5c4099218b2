/**
 * Creates an archive and hangs, in the middle of a picture or between the finished file and the record. Reports the
 * point on stdout and waits for SIGKILL.
 *
 * node die-in-export.ts <mongo> <database> <store, JSON> <userId> <exportId> picture|record
 */
import { Readable } from 'node:stream';

import { openFileStore } from '@pokriv/service-kit/file-store/open-file-store';
import { connectMongo } from '@pokriv/service-kit/mongo';

import { accountRepository } from '../../accounts/account.repository.ts';
import { dataExportRepository } from '../data-export.repository.ts';
import { makeExport } from '../make-export.ts';
import { aSource, pictureOf } from './a-source.ts';

const [mongo = '', database = '', store = '', userId = '', exportId = '', place] = process.argv.slice(2);
const connection = await connectMongo(mongo, database);

/** More than one part of an upload to S3. */
const BYTES = 6 * 1024 * 1024;
const { folder, ...settings } = JSON.parse(store) as { folder: string; S3_REGION: string };

const hang = (): Promise<never> => {
  process.stdout.write('here\n');
  return new Promise(() => setInterval(() => undefined, 1000));
};
async function* brokenPicture() {
  yield pictureOf('half', BYTES);
  yield await hang();
}

const deps = {
  accounts: accountRepository(connection),
  exports: dataExportRepository(connection),
  files: await openFileStore(settings, { folder, prefix: 'exports/' }),
  now: () => new Date(),
  sources: [aSource(place === 'picture' ? { open: async () => Readable.from(brokenPicture()) } : {})],
};

await makeExport(deps, { userId, exportId }, hang);
