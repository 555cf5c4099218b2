import { currencyWords, type Currency } from '@pokriv/contracts/money';

import type { Given } from './lexicon.ts';
import { numberAt } from './numbers.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { ordinalAt } from './read-day.ts';
import type { SentenceWord } from './sentence-words.ts';
import { measured, type Amount, type Bound, type SumParam, type Unit } from './measured.ts';

function bookOf<Meaning>(
  lines: readonly (readonly [phrases: string, meaning: Meaning])[],
): PhraseBook<Meaning> {
  const book = new PhraseBook<Meaning>();
  for (const [phrases, meaning] of lines) for (const phrase of phrases.split(', ')) book.add(phrase, meaning);
  return book;
}

/** Words before a number that bound it. */
export const bounds = bookOf<Bound>([
  ['до, максимум, макс, максимално, най много, не повече от, максимум до, най много до', 'most'],
  ['не по скъп от, не по висок от, не по голям от, не над, не е над, не е повече от', 'most'],
  ['не надвишава, не надхвърля', 'most'],
  ['под, <, по малко от, по малък от, по евтин от, по нисък от', 'below'],
  ['от, поне, минимум, най малко, не по малко от, не е по малко от', 'least'],
  ['не по евтин от, не по нисък от, не по малък от, не под, не е под', 'least'],
  ['над, >, повече от, след, по голям от, по скъп от, по висок от', 'above'],
  ['между', 'between'],
  ['около, към', 'about'],
]);

const units = bookOf<Unit>([
  [currencyWords.BGN.join(', '), { of: 'sum', currency: 'BGN' }],
  [currencyWords.EUR.join(', '), { of: 'sum', currency: 'EUR' }],
  ['кв, кв м, квм, кв метра, квадрата, квадрати, квадратни метра, м 2, m 2, sqm', { of: 'area' }],
  ['етаж, етажа, ет', { of: 'floor' }],
  ['стаен, стайни, стаи, ст, rooms', { of: 'rooms' }],
  ['спални, спалня, bedroom, bedrooms', { of: 'bedrooms' }],
]);

const leads = bookOf<SumParam>([
  [
    'цена, наем, бюджет, месечен наем, бюджетът е, бюджетът ми е, бюджет ми е, цената да е, наемът да е',
    'price',
  ],
  ['при нанасяне, за нанасяне, нанасяне, общо при нанасяне, при влизане, при настаняване', 'moveIn'],
  ['начална сума, първоначална сума', 'moveIn'],
  [
    'общо на месец, общо, всичко, всичко включено, с всички разходи, с режийни, с разходите, с разходи',
    'monthlyTotal',
  ],
]);

const ends = bookOf<SumParam>([
  ['на месец, месечно, мес', 'price'],
  ['при нанасяне, за нанасяне, при влизане, при настаняване', 'moveIn'],
  [
    'общо, общо на месец, с всички разходи, с режийни, с разходите, с разходи, с включени сметки',
    'monthlyTotal',
  ],
  ['с включени разходи, с режийните, със сметките, с всичко, с всички сметки', 'monthlyTotal'],
  [
    'всичко включено, с всичко включено, с включени режийни, включени режийни, включени разходи',
    'monthlyTotal',
  ],
  ['с такси, с таксите, с всички такси, с включени такси, включени сметки', 'monthlyTotal'],
]);

const HYPHEN = /^\s*[-–—/]\s*$/u;

/** A number with its unit and bound: a sum, an area, a floor or a number of rooms. */
export function readAmount(
  words: readonly SentenceWord[],
  from: number,
  usual: Currency | undefined,
): Piece | undefined {
  let at = from;
  const take = <Meaning>(book: PhraseBook<Meaning>): Meaning | undefined => {
    const match = book.at(words, at);
    at += match?.length ?? 0;
    return match?.meanings[0];
  };
  const lead = take(leads);
  const bound = take(bounds);
  const before = units.at(words, at)?.meanings[0];
  if (before && before.of !== 'floor' && before.of !== 'sum') return undefined;
  if (before) take(units);
  const first = takeNumber();
  if (first === undefined) return undefined;
  const unitOfFirst = before ?? takeUnit();
  const second = takeSecond();
  const unit = (second === undefined ? undefined : takeUnit()) ?? unitOfFirst;
  const end = unit === undefined || unit.of === 'sum' ? take(ends) : undefined;
  const amount: Amount = { first, second, bound, unit, sum: end ?? lead };
  const given: Given[] | undefined = measured(amount, usual);
  return given && { length: at - from, given };

  function takeNumber(): number | undefined {
    const read = numberAt(words, at);
    at += read?.length ?? 0;
    if (read) at += ordinalAt(words, at);
    return read?.value;
  }

  function takeUnit(): Unit | undefined {
    const word = words[at];
    // 500е
    if (word?.folded === 'e' && words[at - 1]?.gap === '') {
      at += 1;
      return { of: 'sum', currency: 'EUR' };
    }
    return take(units);
  }

  function takeSecond(): number | undefined {
    const isHyphen = HYPHEN.test(words[at - 1]?.gap ?? '');
    if (!isHyphen && !mayJoin(words[at]?.folded)) return undefined;
    const start = at + (isHyphen ? 0 : 1);
    const read = numberAt(words, start);
    if (!read) return undefined;
    const ordinal = ordinalAt(words, start + read.length);
    const unit = units.at(words, start + read.length + ordinal)?.meanings[0];
    if (unit && unitOfFirst && unit.of !== unitOfFirst.of) return undefined;
    at = start;
    return takeNumber();
  }

  /** „от 800 до 1200“, „между 800 и 1200“, „2 или 3“; not a new amount as in „60 кв до 1200 лв“. */
  function mayJoin(word: string | undefined): boolean {
    if (word === 'do') return bound === 'least' || (bound === undefined && unitOfFirst === undefined);
    return word === 'ili' || (word === 'i' && bound === 'between');
  }
}
