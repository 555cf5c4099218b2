/** Of more ambiguous letters than this the rest are read in the usual way. */
const MOST_LETTERS = 3;
/** Latin letters that stand for more than one sound: ъ between consonants (kyshta, turnovo), ж and й (garaj, sofija), кс. */
const AMBIGUOUS = /(?<![aeiouy])[yu](?![aeiouy])|[jx]/u;
const meanings: Readonly<Record<string, readonly [usual: string, other: string]>> = {
  y: ['и', 'ъ'],
  u: ['у', 'ъ'],
  j: ['ж', 'й'],
  x: ['х', 'кс'],
};

/** A typed word with its ambiguous Latin letters read in every way, the usual ones first. */
export function spellingsOf(word: string, letters = MOST_LETTERS): string[] {
  const at = letters === 0 ? -1 : word.search(AMBIGUOUS);
  if (at === -1) return [word];
  const [usual, other] = meanings[word.charAt(at)] ?? ['', ''];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return [usual, other].flatMap((letter) => spellingsOf(before + letter + after, letters - 1));
}
