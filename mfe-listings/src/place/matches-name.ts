import { foldName } from './fold-name.ts';

/** First letter of a Latin pair for one Cyrillic letter: `lozenet` precedes `lozenets`. */
const HALF_A_PAIR = /[cstz]$/u;

/** True when a name contains the text in either script, also with a half-typed last letter. */
export function matchesName(name: string, text: string): boolean {
  const folded = foldName(name);
  const typed = text.trim().toLowerCase();
  const halfTyped = HALF_A_PAIR.test(typed) ? foldName(typed.slice(0, -1)) : '';
  return folded.includes(foldName(typed)) || (halfTyped !== '' && folded.includes(halfTyped));
}
