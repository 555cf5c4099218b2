import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { PictureStore } from './picture-store.ts';

const missing: readonly unknown[] = ['ENOENT', 'EISDIR'];
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && missing.includes(error.code);

/** A local folder, or a network disk shared by all instances of the service. Sources must be on the same disk. */
export function diskStore(folder: string): PictureStore {
  return {
    put: async (name, source) => {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
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

    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}
