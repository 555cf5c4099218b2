import {
  countBits,
  hasBit,
  keepAny,
  placeOf,
  removeAny,
  removeCommon,
  selectByKey,
  selectRows,
  type Bits,
  type Place,
  type Span,
} from '@pokriv/search-index';

import type { First } from '../comes-first.ts';
import type { ListingIndex, ListingOrder } from '../listing-index.ts';
import type { Part } from './mix-page.ts';

/** A row's position within its level: of relevance, and of `comesFirst`. Other orders have one level. */
export interface LevelPlace extends Place {
  level: number;
}

export interface LevelSpan {
  skip?: number;
  after?: LevelPlace;
  take: number;
}

interface Level {
  bits: Bits;
  size: number;
}

const levelOf = (bits: Bits): Level => ({ bits, size: countBits(bits) });

/** Sort key without a column, ascending. */
type RowKey = (row: number) => number;

interface RowOrder {
  order: ListingOrder | RowKey;
  words?: readonly (readonly string[])[];
  first?: First;
}

const select = (index: ListingIndex, bits: Bits, order: ListingOrder | RowKey, span: Span): number[] =>
  typeof order === 'function' ? selectByKey(index, bits, order, span) : selectRows(index, bits, order, span);

/** Result rows in sort order. Valid until the next `await`, like row numbers. */
export class FoundRows {
  readonly #index: ListingIndex;
  readonly #order: ListingOrder | RowKey;
  readonly #levels: readonly Level[];
  readonly #parts = new Map<Part, readonly Level[]>();

  /**
   * @param words for a search by relevance, each a list of tokens. Levels: all words in the title; in title
   * and place; in title, place and kind; anywhere.
   * @param first of each level, see `comesFirst`
   */
  constructor(index: ListingIndex, found: Bits, { order, words = [], first }: RowOrder) {
    this.#index = index;
    this.#order = order;
    const levels = (words.length > 0 ? levelsOf(index, found, words) : [found]).map(levelOf);
    this.#levels = first ? levels.flatMap((level) => partedBy(index, level, first)) : levels;
  }

  /** @param part a stream of the recommended order; absent: all rows */
  count(part?: Part): number {
    return this.#levelsOf(part).reduce((sum, { size }) => sum + size, 0);
  }

  rows(part: Part | undefined, { skip = 0, after, take }: LevelSpan): number[] {
    const levels = this.#levelsOf(part);
    const found: number[] = [];
    const from = after && after.level < 0 ? levels.length : (after?.level ?? 0);
    let left = skip;
    for (let at = from; at < levels.length && found.length < take; at += 1) {
      const level = levels[at];
      if (!level) break;
      const { bits, size } = level;
      if (size <= left) {
        left -= size;
        continue;
      }
      const own = { skip: left, take: take - found.length, size, ...(at === after?.level && { after }) };
      found.push(...select(this.#index, bits, this.#order, own));
      left = 0;
    }
    return found;
  }

  placeOf(row: number): LevelPlace {
    const level = this.#levels.findIndex(({ bits }) => hasBit(bits, row));
    const place =
      typeof this.#order === 'function'
        ? { value: this.#order(row), id: this.#index.ids.get(row) }
        : placeOf(this.#index, this.#order, row);
    return { ...place, level };
  }

  #levelsOf(part: Part | undefined): readonly Level[] {
    if (part === undefined) return this.#levels;
    const known = this.#parts.get(part);
    if (known) return known;
    const own = this.#levels.map((level) =>
      level.size === 0 ? level : levelOf(partOf(this.#index, level.bits, part)),
    );
    this.#parts.set(part, own);
    return own;
  }
}

function partOf(index: ListingIndex, bits: Bits, part: Part): Bits {
  const own = index.scratch.copyOf(bits);
  if (part === 'others') removeAny(index, own, { set: 'tier', anyOf: ['super', 'regular'] });
  else keepAny(index, own, { set: 'tier', anyOf: [part] });
  return own;
}

function partedBy(index: ListingIndex, level: Level, first: First): Level[] {
  if (level.size === 0) return [level, level];
  const better = index.scratch.copyOf(level.bits);
  keepAny(index, better, first);
  const others = index.scratch.copyOf(level.bits);
  removeCommon(others, better);
  return [levelOf(better), levelOf(others)];
}

function levelsOf(index: ListingIndex, found: Bits, words: readonly (readonly string[])[]): Bits[] {
  const left = index.scratch.copyOf(found);
  const better = (['titleWord', 'placeWord', 'kindWord'] as const).map((set) => {
    const level = index.scratch.copyOf(left);
    for (const anyOf of words) keepAny(index, level, { set, anyOf });
    removeCommon(left, level);
    return level;
  });
  return [...better, left];
}
