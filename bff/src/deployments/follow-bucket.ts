import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type { DeploymentsBucket } from '@pokriv/service-kit/file-store/deployments-bucket';
import { log } from '@pokriv/service-kit/log';
import { writeFileAtomically } from '@pokriv/service-kit/write-file-atomically';

import { isPlain } from './asset-store.ts';
import { versionsIn, type SliceVersions } from './manifest.ts';

const LOOK_MS = 1000;
/** Minimum interval between looks caused by missing files. */
const ASKED_LOOK_MS = 200;
/** Timeout of a missing file, then 404. */
const ASKED_WAIT_MS = 3000;
const DOWNLOADS_AT_ONCE = 8;

export interface FollowedBucket {
  /** Looks immediately: another instance may have announced a version not seen here. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Mirrors a bucket of deployments into a folder: downloads new versions completely, then replaces the folder's
 * manifest, which the rest of the BFF reads. While the bucket is unreachable the folder stays as it is.
 * @returns once the folder matches the bucket, or has an older manifest while the bucket is unreachable
 */
export async function followBucket(
  { files, manifest }: DeploymentsBucket,
  folder: string,
): Promise<FollowedBucket> {
  const local = join(folder, 'manifest.json');
  let etag: string | undefined;
  let isAway = false;
  let isClosed = false;

  const look = async (): Promise<void> => {
    const found = await manifest.read(etag);
    if (found === undefined || found === 'unchanged') return;
    const slices = versionsIn(found.text);
    for (const slice of slices) await download(slice);
    await writeFileAtomically(local, found.text);
    etag = found.etag;
    for (const { name, versions } of slices) await removeOthers(join(folder, name), versions);
    log.info({ etag }, 'deployments: following the new manifest');
  };

  const download = async ({ name, current, versions }: SliceVersions): Promise<void> => {
    for (const version of versions) {
      const target = join(folder, name, version);
      if (await isThere(target)) continue;
      const start = `${name}/${version}/`;
      const paths: string[] = [];
      for await (const file of files.list(start)) paths.push(file.name.slice(start.length));
      if (paths.length > 0) await copy({ start, paths: paths.filter(isPlain), target });
      else if (version === current) throw new Error(`the bucket has no files of ${start}`);
    }
  };

  const copy = async ({ start, paths, target }: { start: string; paths: string[]; target: string }) => {
    const draft = join(dirname(target), `.draft-${randomUUID()}`);
    const next = async (): Promise<void> => {
      for (let path = paths.pop(); path; path = paths.pop()) {
        const file = await files.open(start + path);
        if (!file) throw new Error(`the bucket has no file ${start}${path}`);
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await pipeline(file.stream, createWriteStream(join(draft, path)));
      }
    };
    try {
      await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, next));
      // an instance sharing the folder may have been faster
      if (!(await isThere(target))) await rename(draft, target);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  /** @returns whether the bucket answered */
  const tryToLook = (): Promise<boolean> =>
    look().then(
      () => {
        isAway = false;
        return true;
      },
      (error: unknown) => {
        if (!isAway) log.warn({ err: error }, 'deployments: bucket not readable, keeping the last versions');
        isAway = true;
        return false;
      },
    );

  let running: Promise<unknown> = Promise.resolve();
  let asked: Promise<unknown> | undefined;
  const inTurn = (): Promise<boolean> => {
    const turn = running.then(tryToLook);
    running = turn;
    return turn;
  };

  while (!(await inTurn()) && !(await isThere(local))) await pause(LOOK_MS);
  const following = (async () => {
    while (!isClosed) {
      await pause(LOOK_MS, undefined, { ref: false });
      if (!isClosed) await inTurn();
    }
  })();

  return {
    refresh: async () => {
      // a running look may have read the manifest before it changed
      asked ??= running.then(async () => {
        await pause(ASKED_LOOK_MS);
        asked = undefined;
        await inTurn();
      });
      await Promise.race([asked, pause(ASKED_WAIT_MS, undefined, { ref: false })]);
    },
    close: async () => {
      isClosed = true;
      await Promise.race([following, running]);
    },
  };
}

const isThere = (path: string): Promise<boolean> => stat(path).then(Boolean, () => false);

async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => !name.startsWith('.') && !kept.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
