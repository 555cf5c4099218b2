import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { dataDir } from './local-stack.ts';

const program = path.join(import.meta.dirname, 'publish-variant.ts');
const root = path.resolve(import.meta.dirname, '../..');
const run = (...args: string[]): void => {
  execFileSync('node', [program, path.join(dataDir, 'deployments'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
};

/** A new version of a slice, different from the built one by one text. */
export const deployVariant = (slice: string, text: string, other: string): void => run(slice, text, other);
export const rollBackSlice = (slice: string): void => run(slice);
