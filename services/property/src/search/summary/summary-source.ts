import { parts, type Part } from '../paging/mix-page.ts';
import type { Place, RowSource, Span } from '../paging/row-source.ts';
import type { SearchOrder } from '../search-order.ts';
import { countBits, hasBit, removeCommon, type Bits } from './bits.ts';
import type { CardSummary } from './card-summary.ts';
import { keepAny } from './matches.ts';
import { selectRows } from './select-rows.ts';

/** The tokens of each word of a text search. */
type Words = readonly (readonly string[])[];

/**
 * What matches a search, from memory. Must be read before the next card is put: it works with rows.
 * @param words of a search by relevance: what has them all in its title comes first, then in title and place, then the rest
 */
export function summarySource(
  summary: CardSummary,
  bits: Bits,
  by: SearchOrder,
  words: Words = [],
): RowSource<number> {
  const levels = levelsOf(summary, bits, words);
  const streams = new Map<Part | undefined, Bits[]>();
  const streamOf = (part: Part | undefined): Bits[] => {
    const known = streams.get(part);
    if (known) return known;
    const stream = levels.map((level) => partOf(summary, level, part));
    streams.set(part, stream);
    return stream;
  };
  const levelOf = (row: number) => levels.findIndex((level) => hasBit(level, row));
  return {
    count: async (part) => streamOf(part).reduce((sum, level) => sum + countBits(level), 0),
    rows: async (part, span) => spanOf(summary, streamOf(part), by, span),
    placeOf: (row): Place => ({
      value: summary.columns[by.order].get(row),
      id: summary.ids.get(row),
      level: levelOf(row),
    }),
  };
}

function partOf({ sets }: CardSummary, bits: Bits, part: Part | undefined): Bits {
  if (part === undefined) return bits;
  const own = bits.slice();
  if (part !== 'others') {
    sets.get('tier', part).keepIn(own);
    return own;
  }
  for (const promoted of parts.slice(0, 2)) {
    const taken = bits.slice();
    sets.get('tier', promoted).keepIn(taken);
    removeCommon(own, taken);
  }
  return own;
}

/** Matches by how weighty the places are in which all words were found, best first; each in one level. */
function levelsOf(summary: CardSummary, bits: Bits, words: Words): Bits[] {
  if (words.length === 0) return [bits];
  const left = bits.slice();
  const better = (['titleWord', 'placeWord', 'kindWord'] as const).map((field) => {
    const level = left.slice();
    for (const alternatives of words) keepAny(summary, level, field, alternatives);
    removeCommon(left, level);
    return level;
  });
  return [...better, left];
}

function spanOf(summary: CardSummary, levels: readonly Bits[], by: SearchOrder, span: Span): number[] {
  const { after, take } = span;
  let { skip = 0 } = span;
  const found: number[] = [];
  const from = after && after.level < 0 ? levels.length : (after?.level ?? 0);
  for (let at = from; at < levels.length && found.length < take; at += 1) {
    const level = levels[at];
    if (!level) break;
    const size = skip > 0 ? countBits(level) : 0;
    if (skip > 0 && size <= skip) {
      skip -= size;
      continue;
    }
    const own: Span = { skip, take: take - found.length, ...(at === after?.level && { after }) };
    found.push(...selectRows(summary, level, by, own));
    skip = 0;
  }
  return found;
}
