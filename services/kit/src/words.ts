import { trusted } from 'mongoose';

const MOST_WORDS = 60;
const MOST_LETTERS = 40;

export function wordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}@._-]+/gu) ?? []);
  return [...new Set(words.map((word) => word.slice(0, MOST_LETTERS)))].slice(0, MOST_WORDS);
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

export function wordsFilter(query: string | undefined): { words?: { $all: RegExp[] } } {
  const asked = wordsOf(query ?? '');
  return asked.length > 0
    ? { words: trusted({ $all: asked.map((word) => new RegExp(`^${literal(word)}`, 'u')) }) }
    : {};
}

/** Index hint for a word search; otherwise the planner also tries the indexes of other filters. */
export const wordsIndex = (query: string | undefined): { filter?: string } =>
  wordsFilter(query).words ? { filter: 'list words' } : {};
