/** By how often Bulgarian uses them, so that of several ways to the same word the likeliest comes first. */
const CYRILLIC = 'аоиентрсвлкдпмзубгячъшщцжюйхфь';
const LATIN = 'aoientrsvlkdpmzubgychjfwqx';
const isCyrillic = /\p{Script=Cyrillic}/u;

/**
 * Every way to read a word as one slip away from another: two letters swapped, one too many, one missing, one wrong; the
 * likeliest slips first.
 */
export function* oneLetterOff(word: string): Generator<string> {
  const letters = isCyrillic.test(word) ? CYRILLIC : LATIN;
  const places = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  for (const [before, after] of places) {
    const [one, other] = after;
    if (one !== undefined && other !== undefined && one !== other)
      yield before + other + one + after.slice(2);
  }
  for (const [before, after] of places) yield before + after.slice(1);
  for (const [before, after] of [...places, [word, ''] as const])
    for (const letter of letters) yield before + letter + after;
  for (const [before, after] of places)
    for (const letter of letters) if (after[0] !== letter) yield before + letter + after.slice(1);
}
