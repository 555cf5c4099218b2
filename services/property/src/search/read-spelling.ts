import type { Spelling } from '@pokriv/contracts/search/search';
import type { z } from 'zod';

import type { FoundCardRepository } from './found-card.repository.ts';
import { searchedTexts } from './listing-tokens.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Correction } from './words/respell.ts';
import { formMeant, nameMeant } from './words/shown-word.ts';

export type SpellingShown = z.infer<typeof Spelling>;

export interface SpellingDeps {
  foundCards: Pick<FoundCardRepository, 'textsOf'>;
  engine: Pick<SearchEngine, 'page'>;
}

/** Listings whose texts show the forms of a word: the index has stems only, and forms in it would double its words. */
const SAMPLE = 20;

/** The corrected text, in words that listings or listed names have. */
export async function readSpelling(
  deps: SpellingDeps,
  query: string | undefined,
  corrections: readonly Correction[],
): Promise<SpellingShown | undefined> {
  if (query === undefined || corrections.length === 0) return undefined;
  const asked = query.trim();
  const words = await Promise.all(corrections.map((correction) => wordOf(deps, correction)));
  const used = corrections.reduce((text, { typed }, at) => withWord(text, typed, words[at] ?? typed), asked);
  return used === asked ? undefined : { asked, used };
}

async function wordOf(deps: SpellingDeps, correction: Correction): Promise<string | undefined> {
  if (correction.tokens.length === 0) return '';
  return nameMeant(correction) ?? formMeant(correction, await sampledTexts(deps, correction));
}

/** The newest listings: the same ones from either engine. */
async function sampledTexts({ engine, foundCards }: SpellingDeps, { tokens }: Correction): Promise<string[]> {
  const found = await engine.page({ words: [[...tokens]] }, { sort: 'newest', page: 1, limit: SAMPLE });
  const listings = await foundCards.textsOf(found.ids);
  return listings.map((fields) => Object.values(searchedTexts(fields)).flat().filter(Boolean).join(' '));
}

const LETTERS = '[\\p{L}\\d]';

function withWord(text: string, word: string, replacement: string): string {
  const whole = new RegExp(`(?<!${LETTERS})${word}(?!${LETTERS})`, 'iu');
  const isCapital = /^\p{Lu}/u.test(whole.exec(text)?.[0] ?? '');
  const shown = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return text.replace(whole, shown).replace(/\s+/gu, ' ').trim();
}
