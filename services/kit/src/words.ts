import { trusted } from 'mongoose';

const MOST_WORDS = 60;
const MOST_LETTERS = 40;

/** The distinct words of some texts, in lower case: kept beside a record, so that an index finds it by any of them. */
export function wordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}@._-]+/gu) ?? []);
  return [...new Set(words.map((word) => word.slice(0, MOST_LETTERS)))].slice(0, MOST_WORDS);
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** A filter on `words`: every word of the query begins one of the record's. */
export function wordsFilter(query: string | undefined): { words?: { $all: RegExp[] } } {
  const asked = wordsOf(query ?? '');
  return asked.length > 0
    ? { words: trusted({ $all: asked.map((word) => new RegExp(`^${literal(word)}`, 'u')) }) }
    : {};
}

/** The index by which a list is read when it is asked for words: the engine would try those of its other filters, too. */
export const wordsIndex = (query: string | undefined): { filter?: string } =>
  wordsFilter(query).words ? { filter: 'list words' } : {};
