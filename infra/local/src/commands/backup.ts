import { join } from 'node:path';

import { dataFolder } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { readStack } from '../stack/stack-record.ts';
import { runProgram } from './run-program.ts';
import { withStack } from './with-stack.ts';

const PROGRAM = 'local/src/backup/main.ts';

/** `npm run backup [-- <folder>]`; works on a running stack. */
export function backUpStack([folder]: string[]): Promise<void> {
  const place = folder ?? join(dataFolder(), 'backups', new Date().toISOString().replaceAll(':', '-'));
  return withStack(['mongo'], (env) => runProgram(PROGRAM, ['backup', place], env));
}

/**
 * `npm run restore -- <folder>`
 * @throws Failure without a folder, and while the stack runs
 */
export async function restoreStack([folder]: string[]): Promise<void> {
  if (!folder) throw new Failure(messages.restoreFrom);
  if (readStack()) throw new Failure(messages.restoreWhileRunning);
  await withStack(['mongo', 'redis'], (env) => runProgram(PROGRAM, ['restore', folder], env));
}
