import { foldWord } from '@pokriv/contracts/search/fold-word';

import { textWords, tokenOf } from '../../tokens.ts';
import { tokensFor } from '../words/respell.ts';

/** A word or number of a typed sentence. */
export interface SentenceWord {
  /** Offsets in the sentence. */
  start: number;
  end: number;
  folded: string;
  /** Stems of its possible spellings, as in the search index. */
  keys: readonly string[];
  /** Set for digits only. */
  value?: number;
  isCapital: boolean;
  /** Separator to the next word. */
  gap: string;
}

/** Only a space stands between the word and the next one. */
export const isSpaced = (word: SentenceWord | undefined): boolean => /^\s+$/u.test(word?.gap ?? '');

const RUN = /[\p{L}\d]+|€|[<>](?=\s*\d)/gu;
/** 4 and 6 stand for ч and ш in Latin, except before a unit: 4staen, 6et. */
const FIGURE_AND_UNIT = /^[46](?=(?:sta|st$|et|kv|lv|e$|min))/u;

function partsOf(run: string): string[] {
  const words = /[€<>]/u.test(run) ? [run] : textWords(run);
  return words.flatMap((word) => {
    const figure = FIGURE_AND_UNIT.exec(word)?.[0];
    return figure ? [figure, word.slice(1)] : [word];
  });
}

/** @param text in NFC */
export function sentenceWords(text: string): SentenceWord[] {
  const words: SentenceWord[] = [];
  const flat = text.replace(/²/gu, '2');
  for (const { 0: run, index } of flat.matchAll(RUN)) {
    let start = index;
    for (const part of partsOf(run)) {
      const end = Math.min(start + part.length, index + run.length);
      const isNumber = /^\d{1,9}$/u.test(part);
      const folded = foldWord(part);
      const keys = isNumber ? [part] : [...new Set([...tokensFor(part), tokenOf(part)])];
      const isCapital = /^\p{Lu}/u.test(flat.slice(start, end));
      words.push({ start, end, folded, keys, gap: '', isCapital, ...(isNumber && { value: Number(part) }) });
      start = end;
    }
  }
  for (const [at, word] of words.entries()) word.gap = flat.slice(word.end, words[at + 1]?.start);
  return words;
}
