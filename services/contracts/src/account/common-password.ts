import { commonPasswordWords } from './common-password-words.ts';

const rows = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'abcdefghijklmnopqrstuvwxyz',
  'явертъуиопшщ',
  'асдфгхйкл',
  'зьцжбнм',
  'уеишщксдзц',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзийклмнопрстуфхцчшщъьюя',
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const WALK_MIN = 3;
/** Padding added to satisfy a rule: a year, an exclamation mark, `123`. */
const AROUND = /^[^\p{L}]{1,5}|[^\p{L}]{1,5}$/gu;
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const unleet = (text: string): string => text.replace(/[@43105$]/gu, (sign) => LEET[sign] ?? sign);

/** Only runs of neighbouring keys or of one character: `qwe123`, `1qaz2wsx`, `aaa111`. */
function isWalk(text: string): boolean {
  let rest = text;
  while (rest.length >= WALK_MIN) {
    const run = longestRun(rest);
    if (run < WALK_MIN) return false;
    rest = rest.slice(run);
  }
  return rest.length <= 1;
}

function longestRun(text: string): number {
  const same = /^(.)\1*/u.exec(text)?.[0].length ?? 0;
  let longest = same;
  for (let length = text.length; length > longest; length -= 1)
    if (walks.some((walk) => walk.includes(text.slice(0, length)))) longest = length;
  return longest;
}

const isWord = (text: string): boolean =>
  commonPasswordWords.has(text) || commonPasswordWords.has(text.replace(/^(.+)\1$/u, '$1'));

/** Ignores case, padding and leet letters; keyboard walks are common too. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = lower.replace(AROUND, '');
  return (
    [lower, core, unleet(core), unleet(lower)].some(isWord) || isWalk(lower.replace(/[^\p{L}\d]+$/u, ''))
  );
}
