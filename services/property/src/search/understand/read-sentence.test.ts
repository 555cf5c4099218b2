import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import type { Currency } from '@pokriv/contracts/money';
import { SearchQuery } from '@pokriv/contracts/search/search';
import fc from 'fast-check';

import { readSentence } from './read-sentence.ts';

const now = new Date('2026-11-24T10:00:00Z');
/** „София“ with a Latin c, which transliteration leaves unchanged. */
const MIXED_SCRIPTS = 'cofiya';

/** `name=value; name=value`; a repeated name makes a list. */
function asParams(text: string): Record<string, string[]> {
  const params: Record<string, string[]> = {};
  for (const part of text.split('; ').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    params[name] = [...(params[name] ?? []), value];
  }
  return params;
}

const phrases = readFileSync(new URL('phrases.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [text = '', params = '', rest = '', given = ''] = line.split('\t');
    const { location, currency } = asParams(given);
    const context = { now, location: location?.[0], currency: currency?.[0] as Currency | undefined };
    return { text, expected: { params: asParams(params), rest }, context };
  });

const read = ({ text, context }: (typeof phrases)[number]) => {
  const { params, rest } = readSentence(text, context);
  const asLists = Object.entries(params).map(([name, value]) => [name, [value].flat()]);
  return { params: Object.fromEntries(asLists) as Record<string, string[]>, rest };
};

/** Official transliteration, as in „dvustaen do metro Vitosha“. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-ts ч-ch ш-sh щ-sht ъ-a ь-y ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
);
const inLatin = (text: string) => text.toLowerCase().replace(/[а-я]/gu, (letter) => latin[letter] ?? letter);

describe('readSentence', () => {
  it('reads 820 typed searches exactly as people mean them', () => {
    const misses = phrases
      .map((phrase) => ({ text: phrase.text, expected: phrase.expected, got: read(phrase) }))
      .filter(({ expected, got }) => !isDeepStrictEqual(got, expected));
    expect(phrases.length).toBeGreaterThanOrEqual(820);
    expect(misses).toEqual([]);
  });

  it('reads them with the same filters in Latin letters', () => {
    const misses = phrases
      .map((phrase) => ({ ...phrase, text: inLatin(phrase.text) }))
      .map((phrase) => ({ text: phrase.text, expected: phrase.expected.params, got: read(phrase).params }))
      .filter(({ expected, got }) => !isDeepStrictEqual(got, expected));
    expect(misses.filter(({ text }) => text !== MIXED_SCRIPTS)).toEqual([]);
  });

  it('gives only parameters that a search accepts', () => {
    const words = phrases.flatMap(({ text }) => text.split(' '));
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { params, rest } = readSentence(text, { now });
        expect(SearchQuery.safeParse(params).error).toBeUndefined();
        expect(rest.length).toBeLessThanOrEqual(text.normalize('NFC').length);
      }),
      { numRuns: 500 },
    );
  });

  it('gives only parameters that a search accepts, at the edges of each unit', () => {
    const numbers = [0, 1, 19, 20, 21, 59, 60, 61, 9999, 10_000, 10_001, 999_999, 1_000_000, 1_000_001];
    const bounds = ['под', 'до', 'над', 'от', 'около', 'поне', 'между 1 и', 'не повече от', ''];
    const units = [
      'стаи',
      'спални',
      'етаж',
      'кв.м',
      'лв',
      'евро',
      'лв общо',
      'лв при нанасяне',
      'наема депозит',
      '% комисиона',
    ];
    const texts = numbers.flatMap((number) =>
      bounds.flatMap((bound) => units.map((unit) => `${bound} ${number} ${unit}`)),
    );
    const refused = texts.filter(
      (text) => !SearchQuery.safeParse(readSentence(text, { now }).params).success,
    );
    expect(refused).toEqual([]);
    expect(readSentence('до 0 спални', { now }).params).toEqual({ roomsMax: '1' });
  });

  it('takes a capital letter as a part of a district, a small one before another word as a preposition', () => {
    const districtsOf = (text: string) => readSentence(text, { now, location: 'sofia' }).params.neighborhood;
    expect(districtsOf('Левски В двустаен')).toEqual(['Левски В']);
    expect(districtsOf('Левски в двустаен')).toContain('Левски');
  });

  it.each([
    ...['западно изложение', 'западна стая', 'Южна тераса', 'южен двустаен', 'стая до Операта'],
    ...['двустаен до Южен парк', 'стая в Южен парк', 'двустаен на Христо Ботев', 'Западен парк'],
  ])('reads no district in „%s“', (text) => {
    expect(readSentence(text, { now, location: 'sofia' }).params).not.toHaveProperty('neighborhood');
    expect(readSentence(text, { now, location: 'sofia' }).params.location).toBeUndefined();
  });

  it.each([
    ['кв. южен', 'Южен'],
    ['двустаен западен пловдив', 'Западен'],
    ['Варна операта', 'Операта'],
    ['гараж в Западен', 'Западен'],
    ['Южен', 'Южен'],
    ['двустаен в Христо Ботев', 'Христо Ботев'],
    ['кв. западен парк', 'Западен парк'],
  ])('reads the district in „%s“', (text, district) => {
    expect(readSentence(text, { now }).params.neighborhood).toEqual([district]);
  });

  it('tells which typed words gave which parameters', () => {
    expect(readSentence('Двустаен до метро Витоша, под 1500 лв с куче', { now }).understood).toEqual([
      { text: 'Двустаен', params: ['layout'] },
      { text: 'до метро Витоша', params: ['metroStation'] },
      { text: 'под 1500 лв', params: ['priceMax', 'currency'] },
      { text: 'с куче', params: ['hasPet'] },
    ]);
  });
});
