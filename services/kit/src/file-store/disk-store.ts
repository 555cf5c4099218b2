import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { FileStore, StoredFile } from './file-store.ts';

/** Streamed files are readable only by the service's own user. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const UNFINISHED = /\.[\da-f-]{36}\.part$/u;

const missing: readonly unknown[] = ['ENOENT', 'EISDIR'];
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && missing.includes(error.code);

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const about = await stat(path).catch(() => undefined);
    if (about?.isFile()) yield { name: relative(folder, path).split(sep).join('/'), writtenAt: about.mtime };
  }
}

/** A local folder, or a network disk shared by all instances of the service. Sources must be on the same disk. */
export function diskStore(folder: string): FileStore {
  return {
    put: async (name, source) => {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
    },

    write: async (name, fill) => {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
      const part = `${target}.${randomUUID()}.part`;
      try {
        const file = await open(part, 'wx', PRIVATE_FILE);
        // flushed before the rename, so that a power failure leaves no partial file under the final name
        await fill(file.createWriteStream({ flush: true }));
        const { size } = await stat(part);
        await rename(part, target);
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    open: async (name) => {
      try {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    list: async function* list(start = '') {
      for await (const file of filesIn(folder))
        if (file.name.startsWith(start) && !UNFINISHED.test(file.name)) yield file;
    },

    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
    },

    removeUnfinished: async (isAbandoned) => {
      for await (const { name: part, writtenAt } of filesIn(folder)) {
        const name = part.replace(UNFINISHED, '');
        if (name !== part && (await isAbandoned({ name, writtenAt })))
          await rm(join(folder, part), { force: true });
      }
    },
  };
}
