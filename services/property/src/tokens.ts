import { currencies } from '@pokriv/contracts/money';
import { foldWord } from '@pokriv/contracts/search/fold-word';

/** Latin look-alikes of Cyrillic letters, from mixed keyboards: `Cофия`, `апaртамент`. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  A: 'а',
  B: 'в',
  C: 'с',
  E: 'е',
  H: 'н',
  K: 'к',
  M: 'м',
  O: 'о',
  P: 'р',
  T: 'т',
  X: 'х',
  Y: 'у',
};

const RUN = /[\p{L}\d]+/gu;
const WIFI = /wi[\s‑-]fi/giu;
export const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[a-z]/giu;
/** Letters and digits are split (2стаен, младост4), except 4 and 6 written for ч and ш (ka6ta, 4aika). */
const PART = /(?:[a-z]|(?<=[a-z])[46](?=[a-z])|[46](?=[a-z]{2}))+|\p{L}+|\d+/gu;

function inOneScript(run: string): string {
  const latin = CYRILLIC.test(run) ? (run.match(LATIN) ?? []) : [];
  if (latin.length === 0 || latin.some((letter) => !(letter in lookAlikes))) return run;
  return run.replace(LATIN, (letter) => lookAlikes[letter] ?? letter);
}

export function textWords(text: string): string[] {
  const runs = text.normalize('NFC').replace(WIFI, 'wifi').match(RUN) ?? [];
  return runs.flatMap((run) => inOneScript(run).toLowerCase().match(PART) ?? []);
}

const LONGEST = 30;

const fillers =
  'на във със за от до или по при под над се са ще да не как което който която които има към the and for with in near ' +
  'бул ул жк кв гр обл град квартал район улица булевард наем наема наеми отдава отдавам давам предлага предлагам търся ' +
  'обява обяви имот имоти';
const isFiller = new Set(
  textWords([fillers, ...Object.values(currencies)].join(' ')).map((word) => foldWord(word)),
);

/** Suffixes that turn a preceding number of rooms into the layout in words: 2-стаен, 3ст. */
const ROOMED = /^(?:sta[ei]n\w*|st)$/u;
const roomed = ['', 'едностаен', 'двустаен', 'тристаен', 'четиристаен'].map((word) => foldWord(word));
const MANY_ROOMS = foldWord('многостаен');

function layoutOf(count: string | undefined, word: string): string | undefined {
  if (count === undefined || !ROOMED.test(word) || !/^[1-9]$/u.test(count)) return undefined;
  return roomed[Number(count)] ?? MANY_ROOMS;
}

interface ReadWord {
  typed: string;
  folded: string;
}

/** Words of a text in order, without stop words. */
export function readWords(text: string): ReadWord[] {
  const read: ReadWord[] = [];
  for (const typed of textWords(text)) {
    const folded = foldWord(typed).slice(0, LONGEST);
    const layout = layoutOf(read.at(-1)?.folded, folded);
    if (layout !== undefined) read[read.length - 1] = { typed: layout, folded: layout };
    else if ((folded.length > 1 || /\d/u.test(folded)) && !isFiller.has(folded)) read.push({ typed, folded });
  }
  return read;
}

export const tokenOf = (word: string): string => stemWord(foldWord(word).slice(0, LONGEST));

/** Search tokens of a text, unique, in order of appearance: folded and stemmed, without stop words. */
export function tokensOf(text: string): string[] {
  return [...new Set(readWords(text).map(({ folded }) => stemWord(folded)))];
}

/** Tokens of a text being typed: a single letter counts when it is the only one. */
export function typedTokens(text: string): string[] {
  const tokens = tokensOf(text);
  if (tokens.length > 0) return tokens;
  return textWords(text)
    .map((word) => foldWord(word))
    .filter((word) => word.length === 1)
    .slice(0, 1);
}

/** „Младост 1, ж.к.“, „Бистрица (с.)“ */
const KIND_BEHIND = /[\s,(]+(?:ж\.?\s?к|к\.?\s?к|кв|гр|[см](?=\.))\.?\)?\s*$/iu;
/** „1А“, „1 А“, „Левски В“, „Левски-В“, „Левски „В““ */
const LAST_LETTER = /(?:\d[\s„“"'’-]*|\p{L}{2}[\s„“"'’-]+)(\p{L})[“"'’\s]*$/u;

function lastLetter(name: string): string[] {
  const letter = LAST_LETTER.exec(name.normalize('NFC').replace(KIND_BEHIND, ''))?.[1];
  if (letter === undefined) return [];
  return [foldWord((CYRILLIC.test(name) && lookAlikes[letter]) || letter.toLowerCase())];
}

/** Key of a name in every spelling. A letter at its end tells parts of a district apart: Младост 1 and 1А, Левски В. */
export function nameKey(name: string): string {
  const words = readWords(name).map(({ folded }) => folded);
  return words.length > 0 ? [...words, ...lastLetter(name)].join('-') : name.toLowerCase();
}

const SHORTEST = 4;
const ARTICLE = /(?<=a)ta$|(?<=[eo])to$|(?<=i)te$/u;
const ending = (pattern: RegExp, keep: number) => (word: string) => {
  const stem = word.replace(pattern, '');
  return stem.length >= keep ? stem : word;
};
const withoutArticle = ending(ARTICLE, 4);
const withoutPlural = ending(/ov$/u, 3);
const withoutMasculineArticle = ending(/i?at$/u, 4);

function withoutVowels(word: string): string {
  const stem = word.replace(/[aeiou]+$/u, '');
  return stem.length >= 3 ? stem : word.slice(0, 3);
}

function withoutAlternation(stem: string): string {
  if (stem.length < SHORTEST) return stem;
  return stem
    .replace(/c$/u, 'k')
    .replace(/aen$/u, 'ain')
    .replace(/(?<=[^aeiou])ia(?=[^aeiou])/u, 'e')
    .replace(/(?<=[^aeiou])[ae](?=[lknr]$)/u, '');
}

/**
 * Light stemmer: strips Bulgarian endings of number, gender and article from a folded word (апартаменти, apartamentite
 * → `apartament`). It only has to be consistent.
 */
function stemWord(folded: string): string {
  if (folded.length < SHORTEST || /\d/u.test(folded)) return folded;
  const isPlural = /ove(te)?$/u.test(folded);
  const bare = withoutVowels(withoutMasculineArticle(withoutVowels(withoutArticle(folded))));
  return withoutAlternation(isPlural ? withoutPlural(bare) : bare);
}
