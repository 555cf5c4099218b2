import type { SearchPlan } from './plan-search.ts';
import type { SearchCard } from './search-card.ts';
import type { Condition } from './search-conditions.ts';

const texts = ['c', 't', 'd', 'o', 'k'] as const;
const numbers = ['b', 'r', 'p', 'a', 'fl', 'av', 'lat', 'lon'] as const;
type TextKey = (typeof texts)[number];
type NumberKey = (typeof numbers)[number];

/** What the summary keeps of a card. */
export type SummaryCard = Pick<SearchCard, '_id' | TextKey | NumberKey>;
export const summaryProjection = Object.fromEntries([...texts, ...numbers].map((key) => [key, 1]));

type Test = (row: number) => boolean;
const FIRST_ROWS = 1024;

/**
 * What can be searched by of all public listings, column by column, so that the total of a search is counted in memory in
 * a fraction of the time that its page takes (quality, Search index). A copy: it may lag behind MongoDB for a moment.
 */
export class CardSummary {
  /** Whether it holds every card; until then it counts nothing. */
  isComplete = false;
  #size = 0;
  readonly #rowOf = new Map<string, number>();
  #ids: string[] = [];
  /** Texts as numbers, and the numbers' texts. */
  readonly #codes = new Map<string, number>();
  #words: string[] = [];
  #textColumns = new Map<TextKey, Int32Array>();
  #numberColumns = new Map<NumberKey, Float64Array>();

  constructor() {
    this.clear();
  }

  clear(): void {
    this.isComplete = false;
    this.#size = 0;
    this.#rowOf.clear();
    this.#codes.clear();
    this.#ids = [];
    this.#words = [];
    this.#textColumns = new Map(texts.map((key) => [key, new Int32Array(FIRST_ROWS)]));
    this.#numberColumns = new Map(numbers.map((key) => [key, new Float64Array(FIRST_ROWS)]));
  }

  put(card: SummaryCard): void {
    const row = this.#rowOf.get(card._id) ?? this.#addRow(card._id);
    for (const [key, column] of this.#textColumns) column[row] = this.#codeOf(card[key] ?? '');
    for (const [key, column] of this.#numberColumns) column[row] = card[key] ?? NaN;
  }

  remove(id: string): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#size -= 1;
    const last = this.#size;
    const moved = this.#ids[last] ?? id;
    for (const column of [...this.#textColumns.values(), ...this.#numberColumns.values()])
      column[row] = column[last] ?? 0;
    this.#ids[row] = moved;
    this.#rowOf.set(moved, row);
    this.#rowOf.delete(id);
  }

  /** How many cards a plan's filter matches, counted up to `most`; undefined when the summary cannot tell. */
  count({ filter }: Pick<SearchPlan, 'filter'>, most: number): number | undefined {
    if (!this.isComplete) return undefined;
    const conditions: readonly Condition[] = ('$and' in filter && filter.$and) || [];
    const tests = conditions.flatMap((condition) =>
      Object.entries(condition).map(([key, asked]) => this.#test(key, asked)),
    );
    const known = tests.filter((test) => test !== undefined);
    if (known.length < tests.length) return undefined;
    let count = 0;
    for (let row = 0; row < this.#size && count < most; row += 1)
      if (known.every((test) => test(row))) count += 1;
    return count;
  }

  #test(key: string, asked: unknown): Test | undefined {
    const text = this.#textColumns.get(key as TextKey);
    if (text) return this.#textTest(text, asked);
    const column = this.#numberColumns.get(key as NumberKey);
    return column && numberTest(column, asked);
  }

  #textTest(column: Int32Array, asked: unknown): Test | undefined {
    if (typeof asked === 'string') {
      const code = this.#codes.get(asked) ?? -1;
      return (row) => column[row] === code;
    }
    const { $in: list, $regex: pattern } = asked as { $in?: string[]; $regex?: string };
    if (pattern !== undefined) {
      const regex = new RegExp(pattern, 'u');
      return (row) => regex.test(this.#words[column[row] ?? 0] ?? '');
    }
    if (!list) return undefined;
    const codes = list.map((word) => this.#codes.get(word) ?? -1);
    return (row) => codes.includes(column[row] ?? -1);
  }

  #codeOf(word: string): number {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    this.#codes.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }

  #addRow(id: string): number {
    const row = this.#size;
    this.#size += 1;
    for (const [key, column] of this.#textColumns)
      if (row === column.length) this.#textColumns.set(key, grown(column, new Int32Array(2 * row)));
    for (const [key, column] of this.#numberColumns)
      if (row === column.length) this.#numberColumns.set(key, grown(column, new Float64Array(2 * row)));
    this.#ids[row] = id;
    this.#rowOf.set(id, row);
    return row;
  }
}

function grown<Column extends Int32Array | Float64Array>(column: Column, larger: Column): Column {
  larger.set(column);
  return larger;
}

/** What is not known is `NaN` and fulfils no bound, as `null` does in MongoDB. */
function numberTest(column: Float64Array, asked: unknown): Test | undefined {
  const bounds = asked as { $in?: number[]; $gte?: number; $lte?: number };
  const { $in: list, $gte: least = -Infinity, $lte: most = Infinity } = bounds;
  if (list) return (row) => list.includes(column[row] ?? NaN);
  if (Object.keys(bounds).some((name) => name !== '$gte' && name !== '$lte')) return undefined;
  return (row) => (column[row] ?? NaN) >= least && (column[row] ?? NaN) <= most;
}
