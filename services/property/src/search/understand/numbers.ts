import { PhraseBook, phraseSet } from './phrase-book.ts';
import type { SentenceWord } from './sentence-words.ts';

export interface ReadNumber {
  value: number;
  length: number;
}

const inWords = new PhraseBook<number>();
const numerals: readonly (readonly [words: string, value: number])[] = [
  ['един, една, едно, първи', 1],
  ['два, две, втори', 2],
  ['три, трети', 3],
  ['четири, четвърти', 4],
  ['пет, пети', 5],
  ['шест, шести', 6],
  ['седем, седми', 7],
  ['осем, осми', 8],
  ['девет, девети', 9],
  ['десет, десети', 10],
  ['хиляда', 1000],
];
for (const [words, value] of numerals) for (const word of words.split(', ')) inWords.add(word, value);

const THOUSANDS = /^[\s.,]$/u;
const CENTS = /^[.,]$/u;
const thousand = phraseSet(['хил', 'хиляди', 'к']);

/** A number in common notations: 1200, 1 200, 1.200, 1200,50 (cents dropped), 2к, две. */
export function numberAt(words: readonly SentenceWord[], at: number): ReadNumber | undefined {
  const word = words[at];
  if (word?.value === undefined) {
    const read = inWords.at(words, at);
    const [value] = read?.meanings ?? [];
    return read && value !== undefined ? withThousands(words, at, { value, length: read.length }) : undefined;
  }
  const next = words[at + 1];
  const digits = next?.value === undefined ? 0 : next.end - next.start;
  if (next?.value !== undefined && word.value > 0 && word.value < 1000) {
    if (digits === 3 && THOUSANDS.test(word.gap)) return { value: word.value * 1000 + next.value, length: 2 };
  }
  if (digits === 2 && CENTS.test(word.gap) && word.value > 31) return { value: word.value, length: 2 };
  return withThousands(words, at, { value: word.value, length: 1 });
}

function withThousands(words: readonly SentenceWord[], at: number, read: ReadNumber): ReadNumber {
  if (read.value >= 100 || !thousand.at(words, at + read.length)) return read;
  return { value: read.value * 1000, length: read.length + 1 };
}
