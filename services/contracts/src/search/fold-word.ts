/**
 * Folds the Cyrillic and Latin spellings of a Bulgarian word into one: лозенец, lozenets, lozenec and lozenetz become
 * equal. In the target alphabet `S` is ш, `C` is ч, `Z` is ж and `c` is ц (decisions §12). The search resolves
 * ambiguous Latin letters.
 */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'Z',
  з: 'z',
  и: 'i',
  й: 'i',
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
  ц: 'c',
  ч: 'C',
  ш: 'S',
  щ: 'St',
  ъ: 'a',
  ь: 'i',
  ю: 'u',
  я: 'ia',
  ы: 'i',
  э: 'e',
  ё: 'io',
};

const sounds: Readonly<Record<string, string>> = {
  kh: 'h',
  x: 'h',
  ch: 'C',
  '4': 'C',
  sh: 'S',
  '6': 'S',
  ts: 'c',
  tz: 'c',
  zh: 'Z',
  j: 'Z',
  y: 'i',
  q: 'ia',
  w: 'v',
};
const SOUND = /kh|ch|sh|t[sz](?!h)|zh|[x46jyqw]/gu;
const isNumber = /^\d+$/u;
const isAscii = /^[\x20-\x7e]*$/u;

/** @param word lower case, letters (and 4 or 6 for ч and ш) or digits only */
export function foldWord(word: string): string {
  if (isNumber.test(word)) return word;
  let latin = '';
  for (const letter of word) latin += letters[letter] ?? letter;
  if (!isAscii.test(latin)) latin = latin.normalize('NFD').replace(/\p{M}/gu, '');
  return latin
    .replace(/x$/u, 'ks')
    .replace(SOUND, (sound) => sounds[sound] ?? sound)
    .replace(/iu/gu, 'u')
    .replace(/(.)\1+/gu, '$1');
}
