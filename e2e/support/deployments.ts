import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { dataDir } from './local-stack.ts';

const root = path.resolve(import.meta.dirname, '../..');
const runProgram = (program: string, ...args: string[]): void => {
  execFileSync(
    'node',
    [path.join(import.meta.dirname, program), path.join(dataDir, 'deployments'), ...args],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
};
const run = (...args: string[]): void => runProgram('publish-variant.ts', ...args);

export const deployVariant = (slice: string, text: string, other: string): void => run(slice, text, other);
export const rollBackSlice = (slice: string): void => run(slice);
export const deployServerPart = (slice: string, code: string): void =>
  runProgram('publish-server-part.ts', slice, code);
