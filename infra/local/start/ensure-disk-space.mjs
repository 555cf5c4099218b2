import { statfsSync } from 'node:fs';

import { Stopped } from './stopped.mjs';

const GB = 1024 ** 3;

/** @throws Stopped when the disk of `folder` has less than `neededGb` free (1 to run, 3 to install) */
export function ensureDiskSpace(folder, neededGb = 1) {
  if (!statfsSync) return;
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GB;
  if (free < neededGb)
    throw new Stopped(
      `На диска има ${free.toFixed(1).replace('.', ',')} GB свободно място, а са нужни поне ${neededGb} GB.`,
    );
}
