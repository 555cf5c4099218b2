import { searchFilters } from '@pokriv/contracts/search/search';

import type { Given } from './lexicon.ts';
import { numberAt } from './numbers.ts';
import { PhraseBook, phraseSet } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { bounds, readAmount } from './read-amount.ts';
import type { SentenceWord } from './sentence-words.ts';

type Cost = 'depositMax' | 'commissionMax';

const costs = new PhraseBook<Cost>();
for (const name of ['депозит', 'гаранция', 'deposit']) costs.add(name, 'depositMax');
for (const name of ['комисиона', 'комисионна', 'комисион', 'комисионни', 'commission'])
  costs.add(name, 'commissionMax');

const without = phraseSet(['без', 'no']);
const and = phraseSet(['и', 'или', 'и без', 'or']);
/** Between a cost and its size. */
const link = phraseSet(['от', 'в размер на', 'за', 'като']);
/** Bounds from above; a size without one is the largest that is accepted. */
const fromAbove: readonly unknown[] = ['most', 'below', undefined];

/** Percent of a rent in words. */
const shares = new PhraseBook<number>();
const halves = ['половин', 'половината от', 'половината'];
const oneRent = ['наем', 'наема', 'месечен наем', 'месечния наем', 'месец'];
for (const half of halves) for (const rent of oneRent) shares.add(`${half} ${rent}`, 50);
shares.add('едномесечен наем', 100);
shares.add('двумесечен наем', 200);

const rents = phraseSet([...oneRent, 'месечни наема', 'месеца']);
const percents = phraseSet(['процент', 'процента', 'на сто']);
const ofRent = phraseSet(['от наема', 'от един наем', 'от месечния наем', 'от един месечен наем']);
const PERCENT = /^\s*%/u;
const FRACTION = /^[.,/]$/u;

const givenOf = (cost: Cost, percent: number): Given =>
  cost === 'commissionMax' && percent === 0 ? ['noCommission', 'true'] : [cost, String(percent)];

/** Whether a search has such a limit. */
const isAccepted = ([param, value]: Given): boolean => searchFilters[param].safeParse(value).success;

const ofSums: ReadonlySet<string> = new Set(['priceMin', 'priceMax', 'currency']);

/**
 * The largest deposit or commission, in rents or in percent of one: „депозит до 2 наема“, „до един наем депозит“,
 * „комисиона до 50%“; „без депозит и комисиона“. Any other share stays unread, and so does a sum: „депозит до 500 лв“
 * is no rent.
 */
export function readRents(words: readonly SentenceWord[], from: number): Piece | undefined {
  let at = from;
  const take = <Meaning>(book: PhraseBook<Meaning>): Meaning | undefined => {
    const match = book.at(words, at);
    at += match?.length ?? 0;
    return match?.meanings[0];
  };
  const given = take(without) ? noneOf() : limitOf();
  if (given?.every(isAccepted)) return { length: at - from, given };
  at = from;
  return takesSumOfCost() ? { length: at - from, given: [], isDenied: true } : undefined;

  function takesSumOfCost(): boolean {
    const before = take(costs);
    if (before) take(link);
    if (!takesSum()) return false;
    if (before) return true;
    take(link);
    return take(costs) !== undefined && !hasOwnSum() && !hasOwnShare();
  }

  function takesSum(): boolean {
    const sum = readAmount(words, at, undefined);
    at += sum?.length ?? 0;
    return sum?.given.every(([param]) => ofSums.has(param)) === true;
  }

  /** „800 лв, депозит 500 лв“. */
  function hasOwnSum(): boolean {
    const end = at;
    take(link);
    const isSum = takesSum() && !take(costs);
    at = end;
    return isSum;
  }

  /** Both costs; one alone is a phrase of the lexicon. */
  function noneOf(): Given[] | undefined {
    const one = take(costs);
    const other = one && take(and) && take(costs);
    return other && [givenOf(one, 0), givenOf(other, 0)];
  }

  function limitOf(): Given[] | undefined {
    const before = take(costs);
    if (before) take(link);
    const percent = takeShare();
    if (percent === undefined) return undefined;
    if (!before) take(link);
    const cost = before ?? take(costs);
    if (!cost || (!before && hasOwnShare())) return undefined;
    return [givenOf(cost, percent)];
  }

  /** „договор 2 месеца, депозит 1 наем“, unlike „2 месеца депозит, 50% комисиона“. */
  function hasOwnShare(): boolean {
    const end = at;
    take(link);
    const isShare = takeShare() !== undefined && !take(costs);
    at = end;
    return isShare;
  }

  function takeShare(): number | undefined {
    if (!fromAbove.includes(take(bounds))) return undefined;
    const inWords = take(shares);
    if (inWords !== undefined) return inWords;
    const isFraction = words[at - 1]?.value !== undefined && FRACTION.test(words[at - 1]?.gap ?? '');
    const read = isFraction ? undefined : numberAt(words, at);
    if (!read) return undefined;
    at += read.length;
    if (!PERCENT.test(words[at - 1]?.gap ?? '') && !take(percents)) return take(rents) && 100 * read.value;
    take(ofRent);
    return read.value;
  }
}
