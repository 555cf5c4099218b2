/**
 * One spelling for every way to write a Bulgarian word: лозенец, lozenets, lozenec and lozenetz become the same. Cyrillic
 * goes to the official transliteration first, then the variants of Latin spelling are folded into each other; `S` stands
 * for ш and `C` for ч. What a fold confuses (ж with й) costs a little precision and no match (decisions §12).
 */
const official: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ы: 'i',
  э: 'e',
  ё: 'yo',
};

/** In the order of application. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/x$/gu, 'ks'],
  [/kh|x/gu, 'h'],
  [/ch|4/gu, 'C'],
  [/sh|6/gu, 'S'],
  [/t[sz]|c/gu, 'c'],
  [/zh|[jy]/gu, 'i'],
  [/q/gu, 'ia'],
  [/w/gu, 'v'],
  [/iu/gu, 'u'],
  [/(.)\1+/gu, '$1'],
];

const isNumber = /^\d+$/u;

/** Words come again and again; folding one costs ten replacements. */
const KEPT_WORDS = 50_000;
const kept = new Map<string, string>();

/** @param word lower case, letters (and 4 or 6 for ч and ш) or digits only */
export function foldWord(word: string): string {
  if (isNumber.test(word)) return word;
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_WORDS) kept.clear();
  const folded = fold(word);
  kept.set(word, folded);
  return folded;
}

function fold(word: string): string {
  const latin = [...word].map((letter) => official[letter] ?? letter).join('');
  const plain = latin.normalize('NFD').replace(/\p{M}/gu, '');
  return variants.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), plain);
}
