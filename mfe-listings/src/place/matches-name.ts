import { foldName } from './fold-name.ts';

/** The first letter of a Latin pair for one Cyrillic letter: `lozenet` is on the way to `lozenets`. */
const HALF_A_PAIR = /[cstz]$/u;

/** Whether a name contains the text, in whichever alphabet, also while its last letter is half typed. */
export function matchesName(name: string, text: string): boolean {
  const folded = foldName(name);
  const typed = text.trim().toLowerCase();
  const halfTyped = HALF_A_PAIR.test(typed) ? foldName(typed.slice(0, -1)) : '';
  return folded.includes(foldName(typed)) || (halfTyped !== '' && folded.includes(halfTyped));
}
