import { currencies } from '@pokriv/contracts/money';

/** Characters before a description folds (decisions §4). */
const FOLD = 600;
/** Preferred fold: a sentence end after this index. */
const SENTENCE_FROM = 450;

const SENTENCE_END = /[.!?…][“”"»)]*$/u;
const ABBREVIATION = /(?<!\p{L})(?:ул|бул|пл|гр|кв|ж|к|ет|ап|бл|вх|ст|мин|м|стр|тел|др|т|н|пр)\.$/iu;
/** Trailing punctuation or abbreviation, cut before an ellipsis. */
const LOOSE_END = /(?:[\s.,;:–—-]|(?<!\p{L})\p{L}{1,3}\.)+$/u;

export interface FoldedText {
  head: string;
  /** Start index of the folded part. */
  at: number;
}

function endsSentence(text: string, at: number): boolean {
  const head = text.slice(0, at);
  const isEndOfLine = /^[^\S\n]*\n/u.test(text.slice(at));
  const isAbbreviated = ABBREVIATION.test(head) || head.endsWith(currencies.BGN);
  return isEndOfLine || (SENTENCE_END.test(head) && !isAbbreviated);
}

/** Folds at a sentence end, otherwise at a word; undefined for a short text. */
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
