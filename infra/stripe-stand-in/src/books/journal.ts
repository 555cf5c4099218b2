import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BookName } from './books.ts';

/** The new state of a record; null when deleted. */
export type Change = [book: BookName, id: string, record: object | null];

export interface Journal {
  /** all changes, oldest first */
  read(): Change[];
  append(changes: Change[]): void;
  rewrite(changes: Change[]): void;
}

/**
 * Write-ahead journal, one line per request: after a kill the last line is complete, or torn and its request
 * unanswered.
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
