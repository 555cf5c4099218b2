import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';

import { dataFolder } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { readStack } from '../stack/stack-record.ts';

/**
 * Deletes the local data, with a confirmation on a terminal.
 * @throws Failure while the stack runs
 */
export async function reset(args: string[]): Promise<void> {
  const folder = dataFolder();
  if (readStack(folder)) throw new Failure(messages.resetWhileRunning);
  const isSure = args.includes('--yes') || !process.stdin.isTTY || (await agrees(folder));
  if (!isSure) return console.log(messages.nothingDeleted);
  await rm(folder, { recursive: true, force: true });
  console.log(messages.resetDone);
}

async function agrees(folder: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(messages.resetQuestion(folder));
  prompt.close();
  return /^(да|d|da|y|yes)$/i.test(answer.trim());
}
