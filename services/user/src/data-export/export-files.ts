import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Only the service's own user may read the archives. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const ENDING = '.zip';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The folder of archives, shared by all instances. Finished ones are `<id>.zip`, unfinished ones `<id>.<run>.part`. */
export function exportFiles(folder: string) {
  const pathOf = (id: string) => join(folder, `${id}${ENDING}`);
  return {
    /** Writes a file atomically by `fill` and a rename. @returns its size */
    async write(id: string, fill: (target: Writable) => Promise<void>): Promise<number> {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const part = join(folder, `${id}.${randomUUID()}.part`);
      try {
        const file = await open(part, 'wx', PRIVATE_FILE);
        // flushed before the rename, so that a power failure leaves no partial file under the final name
        await fill(file.createWriteStream({ flush: true }));
        const { size } = await stat(part);
        await rename(part, pathOf(id));
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async open(id: string): Promise<{ bytes: number; stream: Readable } | undefined> {
      try {
        const file = await open(pathOf(id));
        const { size } = await file.stat();
        return { bytes: size, stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async list(): Promise<{ name: string; id: string; isWhole: boolean; writtenAt: Date }[]> {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const files = [];
      for (const name of names) {
        const about = await stat(join(folder, name)).catch(() => undefined);
        if (!about?.isFile()) continue;
        const id = name.split('.')[0] ?? '';
        files.push({ name, id, isWhole: name === `${id}${ENDING}`, writtenAt: about.mtime });
      }
      return files;
    },

    remove: (name: string): Promise<void> => rm(join(folder, name), { force: true }),
  };
}
export type ExportFiles = ReturnType<typeof exportFiles>;
