import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BookName } from './books.ts';

/** A record as it became; null when it was taken out. */
export type Change = [book: BookName, id: string, record: object | null];

export interface Journal {
  /** all changes so far, the oldest first */
  read(): Change[];
  append(changes: Change[]): void;
  /** replaces what is there by fewer changes that say the same */
  rewrite(changes: Change[]): void;
}

/**
 * What happened, one line for each request: a process that is killed has written it whole or, when the line is
 * torn, answered nothing.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  return {
    read: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .flatMap((line) => changesOf(line))
        : [],
    append: (changes) => appendFileSync(file, `${JSON.stringify(changes)}\n`, { mode: 0o600 }),
    rewrite(changes) {
      writeFileSync(`${file}.draft`, `${JSON.stringify(changes)}\n`, { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
  };
}

function changesOf(line: string): Change[] {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return [];
  }
}
