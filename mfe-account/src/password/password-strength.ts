import { passwordRules } from './password-rules.ts';

/** 0 empty, 1 too weak, 2 fair, 3 good, 4 very good. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const GUESSED =
  /passw|password|парола|qwert|йцуке|явер|abc|абв|admin|demo|pokriv|покрив|letmein|111|000|1234|4321/giu;
const GOOD_LENGTH = 9;
const VERY_GOOD_LENGTH = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

/** Length without guessable and repeated parts: `Demo1234` and `aaaaaaA1` are short. */
const lengthThatCounts = (password: string): number =>
  password.replaceAll(GUESSED, '').replaceAll(/(.)\1+/gu, '$1').length;

/** Estimate for display only; the contract validates. */
export function strengthOf(password: string): Strength {
  if (!password) return 0;
  if (!passwordRules.every(({ isMet }) => isMet(password))) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = lengthThatCounts(password) + (kinds === KINDS.length ? 2 : 0);
  if (points >= VERY_GOOD_LENGTH) return 4;
  return points >= GOOD_LENGTH ? 3 : 2;
}
