/** Decisions §4: longer descriptions fold at this many characters. */
const FOLD = 600;
/** A sentence that ends from here on is not cut off. */
const SENTENCE_FROM = 450;

const SENTENCE_END = /[.!?…][“”"»)]*$/u;
const ABBREVIATION = /(?<!\p{L})(?:ул|бул|пл|гр|кв|ж|к|ет|ап|бл|вх|ст|лв|мин|м|стр|тел|др|т|н|пр)\.$/iu;
/** A comma, dash or abbreviation before an ellipsis would end the text twice. */
const LOOSE_END = /(?:[\s.,;:–—-]|(?<!\p{L})\p{L}{1,3}\.)+$/u;

export interface FoldedText {
  /** What stays in sight, with an ellipsis when a sentence is cut. */
  head: string;
  /** Where the rest begins. */
  at: number;
}

function endsSentence(text: string, at: number): boolean {
  const head = text.slice(0, at);
  const isEndOfLine = /^[^\S\n]*\n/u.test(text.slice(at));
  return isEndOfLine || (SENTENCE_END.test(head) && !ABBREVIATION.test(head));
}

/** A text folded at the end of a sentence, or else of a word; undefined for one that is short enough. */
export function foldText(text: string): FoldedText | undefined {
  if (text.length <= FOLD) return undefined;
  const ends = [...text.slice(0, FOLD + 1).matchAll(/\S(?=\s)/gu)]
    .map(({ index, 0: letter }) => index + letter.length)
    .filter((at) => at > FOLD / 2);
  const sentence = ends.findLast((at) => at >= SENTENCE_FROM && endsSentence(text, at));
  if (sentence !== undefined) return { head: text.slice(0, sentence), at: sentence };
  const head = text.slice(0, ends.at(-1) ?? FOLD).replace(LOOSE_END, '');
  return { head: `${head}…`, at: head.length };
}
