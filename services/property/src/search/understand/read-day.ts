import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { numberAt } from './numbers.ts';
import { PhraseBook, phraseSet } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import type { SentenceWord } from './sentence-words.ts';

const DAY_MS = 86_400_000;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const monthName = new Intl.DateTimeFormat('bg', { month: 'long', timeZone: 'UTC' });
const months = new PhraseBook<number>();
for (let month = 1; month <= 12; month += 1)
  months.add(monthName.format(Date.UTC(2026, month - 1, 1)), month);

const soon = new PhraseBook<number>();
const now = 'веднага, свободен веднага, веднага свободен, незабавно, свободен сега, от сега, свободен';
for (const phrase of now.split(', ')) soon.add(phrase, 0);
soon.add('от утре', 1);

const before = phraseSet(['от', 'след', 'до', 'за', 'през', 'свободен от', 'от началото на', 'начало на']);
const endOf = phraseSet(['до края на', 'края на', 'в края на']);
const ordinal = phraseSet(['ви', 'ри', 'ти', 'ми', 'ия', 'во', 'ро']);
export const ordinalAt = (words: readonly SentenceWord[], at: number): number =>
  ordinal.at(words, at)?.length ?? 0;

/** Availability date of a home: „от 1 декември“, „от 01.12“, „веднага“. The next such day from `at`. */
export function readDay(words: readonly SentenceWord[], from: number, at: Date): Piece | undefined {
  const today = sofiaDay(at);
  const near = soon.at(words, from);
  const [days] = near?.meanings ?? [];
  if (near && days !== undefined) {
    const day = sofiaDay(new Date(at.getTime() + days * DAY_MS));
    return { length: near.length, given: [['availableBy', day]] };
  }
  const end = endOf.at(words, from);
  const lead = (end ?? before.at(words, from))?.length ?? 0;
  if (lead === 0) return undefined;
  const read = datedAt(words, from + lead);
  if (!read) return undefined;
  const { month, year, length } = read;
  const thisYear = Number(today.slice(0, 4));
  const lastDay = (of: number) => new Date(Date.UTC(of, month, 0)).getUTCDate();
  const inYear = (of: number) => dayOf(of, month, read.day ?? (end ? lastDay(of) : 1));
  const found = year === undefined ? [inYear(thisYear), inYear(thisYear + 1)] : [inYear(year)];
  const next = found.find((date) => date !== undefined && date >= today);
  return next === undefined ? undefined : { length: lead + length, given: [['availableBy', next]] };
}

interface Dated {
  month: number;
  day?: number;
  year?: number;
  length: number;
}

function datedAt(words: readonly SentenceWord[], at: number): Dated | undefined {
  const named = months.at(words, at);
  if (named) return withYear(words, at, { month: named.meanings[0] ?? 1, length: named.length });
  const first = words[at];
  const second = words[at + 1];
  const [day, month] = [first?.value, second?.value];
  if (day !== undefined && month !== undefined && first?.gap === '.' && month <= 12 && day <= 31) {
    const year = second?.gap === '.' ? words[at + 2]?.value : undefined;
    if (year !== undefined && year > FIRST_YEAR) return { day, month, year, length: 3 };
    return { day, month, length: 2 };
  }
  const read = numberAt(words, at);
  if (!read || read.value > 31) return undefined;
  const after = at + read.length + ordinalAt(words, at + read.length);
  const [inWords] = months.at(words, after)?.meanings ?? [];
  if (inWords === undefined) return undefined;
  return withYear(words, at, { day: read.value, month: inWords, length: after + 1 - at });
}

/** Adds a following year: „1 януари 2027“, „2027 г.“ */
function withYear(words: readonly SentenceWord[], at: number, dated: Dated): Dated {
  const year = words[at + dated.length]?.value;
  if (year === undefined || year <= FIRST_YEAR || year > LAST_YEAR) return dated;
  const isNamed = words[at + dated.length + 1]?.folded === 'g';
  return { ...dated, year, length: dated.length + (isNamed ? 2 : 1) };
}

/** Undefined for a day outside the month. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
    ? date.toISOString().slice(0, 10)
    : undefined;
}
