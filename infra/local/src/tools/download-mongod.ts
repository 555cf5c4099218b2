import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { fillOnce } from './tool-cache.ts';

/** Timeout of the first byte; then the next source is tried. */
const FIRST_BYTE_MS = 10_000;
const STALLED_MS = 30_000;
const LOOK_MS = 250;

/** mongodb-memory-server picks the build for this system; the script prints the download's path. */
const DOWNLOAD = `
  const { MongoBinary } = require('mongodb-memory-server-core');
  MongoBinary.getPath({ downloadDir: process.argv[1] }).then(
    (path) => process.stdout.write(path),
    (error) => { process.stderr.write(String(error.message)); process.exit(1); },
  );`;

/**
 * Downloads mongod through mongodb-memory-server, in a separate process that can be killed when it hangs.
 * @returns its path in the tool cache, or undefined on failure
 */
export async function downloadMongod(
  root: string,
  onProgress: (megabytes: number) => void,
): Promise<string | undefined> {
  try {
    const folder = await fillOnce('mongodb-memory-server', async (draft) => {
      const path = await download(root, draft, onProgress);
      await rename(path, join(draft, 'mongod'));
      await chmod(join(draft, 'mongod'), 0o755);
    });
    return join(folder, 'mongod');
  } catch {
    return undefined;
  }
}

function download(root: string, folder: string, onProgress: (megabytes: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', DOWNLOAD, folder], {
      cwd: join(root, 'infra', 'local'),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let path = '';
    let seen = 0;
    let lastGrowth = Date.now();
    const timer = setInterval(() => {
      const size = sizeOf(folder);
      if (size > seen) {
        seen = size;
        lastGrowth = Date.now();
        onProgress(Math.round(size / 1e6));
      }
      if (Date.now() - lastGrowth > (seen === 0 ? FIRST_BYTE_MS : STALLED_MS)) child.kill('SIGKILL');
    }, LOOK_MS);
    child.stdout.on('data', (chunk: Buffer) => (path += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0 && path) return resolve(path);
      reject(new Error('mongod was not downloaded'));
    });
  });
}

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  } catch {
    return 0;
  }
}
