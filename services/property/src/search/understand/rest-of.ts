import { joiners } from './joiners.ts';
import type { SentenceWord } from './sentence-words.ts';

/** Groups of adjacent unrecognised words, by index. */
export function runsOf(unread: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const at of unread) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** Words of the groups as typed, without joiners at the ends. */
export function restOf(line: string, words: readonly SentenceWord[], runs: readonly number[][]): string {
  const isJoiner = (at: number) => joiners.at(words, at) !== undefined;
  return runs
    .map((run) => run.slice(run.findIndex((at) => !isJoiner(at))))
    .map((run) => run.slice(0, run.findLastIndex((at) => !isJoiner(at)) + 1))
    .map((run) => run.map((at) => textOf(line, words[at], at === run.at(-1))).join(''))
    .filter((run) => run !== '')
    .join(' ');
}

/** A word with its separator to the next one: a hyphen or a full stop stays, others become a space. */
function textOf(line: string, word: SentenceWord | undefined, isLast: boolean): string {
  const typed = line.slice(word?.start, word?.end);
  if (isLast || !word) return typed;
  return typed + (/^(?:-|\. ?|)$/u.test(word.gap) ? word.gap : ' ');
}
