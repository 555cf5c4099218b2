/** Decisions §4: longer descriptions fold at this many characters. */
const FOLD = 600;

/** Where a text is folded: at the end of a word; undefined for one that is short enough. */
export function foldAt(text: string): number | undefined {
  if (text.length <= FOLD) return undefined;
  const end = text.slice(0, FOLD).search(/\s\S*$/u);
  return end > FOLD / 2 ? end : FOLD;
}
