import { setImmediate as nextTurn } from 'node:timers/promises';

import { clearBit, grownBits, hasBit, setBit, wordsFor, type Bits } from './bits.ts';
import { bucketOf } from './buckets.ts';
import { IdColumn, NumberColumn, partsOf } from './columns.ts';
import { ValueSets, type RowSet } from './row-sets.ts';
import type { Entry, IndexSchema, NumberName, OrderName, PointName, SetName } from './schema.ts';
import { Scratch } from './scratch.ts';
import { SortedRows } from './sorted-rows.ts';

/** Minimum of dead rows before they are dropped, once they are an eighth of all rows. */
const SETTLE_FROM = 1024;
const SETTLE_PART = 8;

export interface PointColumn {
  lat: NumberColumn;
  lon: NumberColumn;
}

/**
 * Secondary index in memory: a column per number, a row set per value, the rows sorted by each order.
 * Rows are append-only: a changed entry takes a new row and its old one dies, so that sets and orders only
 * grow. Dead rows are dropped between two turns of the event loop, so row numbers are valid until the next
 * `await`.
 */
export class SearchIndex<Schema extends IndexSchema> {
  readonly schema: Schema;
  readonly ids = new IdColumn();
  readonly numbers: Readonly<Record<NumberName<Schema>, NumberColumn>>;
  readonly points: Readonly<Record<PointName<Schema>, PointColumn>>;
  readonly orders: Readonly<Record<OrderName<Schema>, SortedRows>>;
  readonly buckets: ValueSets;
  readonly scratch = new Scratch();
  readonly #numbers: readonly [name: NumberName<Schema>, column: NumberColumn, edges?: readonly number[]][];
  readonly #points: readonly [name: PointName<Schema>, column: PointColumn][];
  readonly #orders: readonly SortedRows[];
  readonly #byId: SortedRows;
  readonly #sets: ValueSets;
  readonly #labels: ReadonlyMap<string, Map<string, string>>;
  #live: Bits = new Int32Array(wordsFor(SETTLE_FROM));
  #rows = 0;
  #free: number[] = [];
  #dead = 0;
  #isSettling = false;

  constructor(schema: Schema) {
    this.schema = schema;
    const { ids } = this;
    this.#numbers = Object.entries(schema.numbers).map(([name, { bytes, edges }]) => [
      name as NumberName<Schema>,
      new NumberColumn(bytes),
      edges,
    ]);
    this.numbers = Object.fromEntries(this.#numbers) as typeof this.numbers;
    this.#points = schema.points.map((name) => [
      name,
      { lat: new NumberColumn(8), lon: new NumberColumn(8) },
    ]);
    this.points = Object.fromEntries(this.#points) as typeof this.points;
    this.orders = Object.fromEntries(
      (schema.orders as readonly OrderName<Schema>[]).map((name) => {
        const column = this.numbers[name];
        const compare = (one: number, other: number) =>
          column.get(one) - column.get(other) || ids.compare(one, other);
        return [name, new SortedRows(compare)];
      }),
    ) as typeof this.orders;
    this.#orders = Object.values(this.orders);
    this.#byId = new SortedRows((one, other) => ids.compare(one, other), true);
    this.#sets = new ValueSets(schema.sets);
    this.buckets = new ValueSets(Object.keys(schema.numbers));
    this.#labels = new Map(schema.sets.map((name) => [name, new Map()]));
  }

  /** Including dead rows: above every row number. */
  get rows(): number {
    return this.#rows;
  }

  get size(): number {
    return this.#rows - this.#dead - this.#free.length;
  }

  /** Valid until the next `await`, as every borrowed bit set. */
  all(): Bits {
    return this.scratch.copyOf(this.#live.subarray(0, wordsFor(this.#rows)));
  }

  rowsWith(set: SetName<Schema>, value: string): RowSet {
    return this.#sets.get(set, value);
  }

  valuesOf(set: SetName<Schema>): ReadonlyMap<string, RowSet> {
    return this.#sets.of(set);
  }

  /** Values longer than the prefix, unordered; may include some without live rows. */
  valuesBeginning(set: SetName<Schema>, beginning: string): string[] {
    return this.#sets.beginningWith(set, beginning);
  }

  labelOf(set: SetName<Schema>, value: string): string | undefined {
    return this.#labels.get(set)?.get(value);
  }

  /**
   * Adds or replaces the entry of an id.
   * @throws Error for an id that is not 24 hexadecimal digits
   */
  put(entry: Entry<Schema>): void {
    const parts = partsOf(entry.id);
    if (!parts) throw new Error(`"${entry.id}" is not an id of 24 hexadecimal digits`);
    this.remove(entry.id);
    const row = this.#free.pop() ?? this.#rows++;
    this.#live = grownBits(this.#live, wordsFor(row + 1));
    setBit(this.#live, row);
    this.ids.set(row, parts);
    for (const [name, column, edges] of this.#numbers) {
      const value: number | null = entry.numbers[name];
      column.set(row, value);
      if (edges && value !== null) this.buckets.add(row, name, String(bucketOf(edges, value)));
    }
    for (const [name, { lat, lon }] of this.#points) {
      const point = entry.points[name];
      lat.set(row, point && point.lat);
      lon.set(row, point && point.lon);
    }
    for (const name of this.schema.sets as readonly SetName<Schema>[]) {
      const values = entry.sets[name];
      if (values) for (const value of values) this.#sets.add(row, name, value);
    }
    for (const name in entry.labels) this.#label(name, entry);
    this.#byId.add(row);
    for (const order of this.#orders) order.add(row);
  }

  remove(id: string): void {
    const row = this.rowOf(id);
    if (row === undefined) return;
    clearBit(this.#live, row);
    this.#dead += 1;
    if (this.#dead >= SETTLE_FROM && this.#dead * SETTLE_PART >= this.#rows) this.#settleLater();
  }

  move(id: string, by: OrderName<Schema>, value: number): void {
    const row = this.rowOf(id);
    if (row === undefined) return;
    this.orders[by].remove(row);
    this.numbers[by].set(row, value);
    this.orders[by].add(row);
  }

  rowOf(id: string): number | undefined {
    const parts = partsOf(id);
    if (!parts) return undefined;
    const { rows } = this.#byId;
    let at = this.#byId.countWhile((row) => this.ids.compareTo(row, parts) < 0);
    for (; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (this.ids.compareTo(row, parts) !== 0) return undefined;
      if (hasBit(this.#live, row)) return row;
    }
    return undefined;
  }

  /**
   * Builds the orders after the initial entries, yielding to the event loop; required before the first
   * search.
   */
  async complete(): Promise<void> {
    for (const order of this.#orders) {
      order.build(this.#live);
      await nextTurn();
    }
    this.#settle();
  }

  #label(name: SetName<Schema>, { sets, labels }: Entry<Schema>): void {
    const value = sets[name]?.[0];
    const label = labels?.[name];
    if (value !== undefined && label !== undefined) this.#labels.get(name)?.set(value, label);
  }

  /** Deferred: a search may be using row numbers. */
  #settleLater(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    setImmediate(() => this.#settle());
  }

  #settle(): void {
    this.#isSettling = false;
    this.#sets.settle(this.#live, this.#rows);
    this.buckets.settle(this.#live, this.#rows);
    if (this.#dead > 0) for (const sorted of [this.#byId, ...this.#orders]) sorted.settle(this.#live);
    for (const [name, labels] of this.#labels)
      for (const value of labels.keys()) if (!this.#sets.of(name).has(value)) labels.delete(value);
    this.#dead = 0;
    this.#free = [];
    for (let row = 0; row < this.#rows; row += 1) if (!hasBit(this.#live, row)) this.#free.push(row);
  }
}
