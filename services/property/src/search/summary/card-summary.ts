import { setImmediate as nextTurn } from 'node:timers/promises';

import type { OrderKey } from '../search-order.ts';
import { clearBit, grownBits, hasBit, setBit, wordsFor, type Bits } from './bits.ts';
import { IdColumn, NumberColumn, partsOf } from './columns.ts';
import { SortedRows } from './sorted-rows.ts';
import { eachValue, type SummaryCard } from './summary-card.ts';
import { textNumber } from './text-number.ts';
import { ValueSets } from './value-sets.ts';

const orderKeys = ['r', 'n', 'p', 'a', 'm'] as const satisfies readonly OrderKey[];
/** Dead rows are forgotten when they are so many and such a part of all. */
const SETTLE_FROM = 1024;
const SETTLE_PART = 8;

const newColumns = () => ({
  r: new NumberColumn(8),
  n: new NumberColumn(8),
  m: new NumberColumn(8),
  lat: new NumberColumn(8),
  lon: new NumberColumn(8),
  owner: new NumberColumn(8),
  p: new NumberColumn(4),
  a: new NumberColumn(4),
  fl: new NumberColumn(4),
  av: new NumberColumn(4),
});

/**
 * What can be searched by of all public listings, in memory: a number column for each range, the rows of every value as
 * bits, and the rows in each order (ADR 8). A copy: it may lag behind MongoDB for a moment.
 *
 * A row never changes: a changed card takes a new one and the old one dies, so that lists and orders are only added to.
 */
export class CardSummary {
  readonly ids = new IdColumn();
  readonly columns = newColumns();
  readonly sets = new ValueSets();
  /** District key → its name as a landlord wrote it. */
  readonly districtNames = new Map<string, string>();
  readonly orders: Readonly<Record<OrderKey, SortedRows>>;
  readonly #byId: SortedRows;
  #live: Bits = new Int32Array(wordsFor(SETTLE_FROM));
  #rows = 0;
  #free: number[] = [];
  #dead = 0;
  #isSettling = false;

  constructor() {
    const { ids, columns } = this;
    const by = (key: OrderKey) =>
      new SortedRows(
        (one, other) => columns[key].get(one) - columns[key].get(other) || ids.compare(one, other),
      );
    this.orders = { r: by('r'), n: by('n'), p: by('p'), a: by('a'), m: by('m') };
    this.#byId = new SortedRows((one, other) => ids.compare(one, other), true);
  }

  /** How many rows there are, dead ones included: one more than the largest. */
  get rows(): number {
    return this.#rows;
  }

  /** How many cards there are. */
  get size(): number {
    return this.#rows - this.#dead - this.#free.length;
  }

  /** All cards, as bits of the caller's own. */
  all(): Bits {
    return this.#live.slice(0, wordsFor(this.#rows));
  }

  /** @throws Error for an id that no listing has */
  put(card: SummaryCard): void {
    const parts = partsOf(card._id);
    if (!parts) throw new Error(`"${card._id}" is no id of a listing`);
    this.remove(card._id);
    const row = this.#free.pop() ?? this.#rows++;
    this.#live = grownBits(this.#live, wordsFor(row + 1));
    setBit(this.#live, row);
    this.ids.set(row, parts);
    const { r, n, m, lat, lon, p, a, fl, av } = card;
    const numbers = { r, n, m, lat, lon, p, a, fl, av, owner: textNumber(card.o) };
    for (const key of Object.keys(numbers) as (keyof typeof numbers)[])
      this.columns[key].set(row, numbers[key]);
    eachValue(card, (field, value) => this.sets.add(row, field, value));
    if (card.d !== null && card.dn) this.districtNames.set(card.d, card.dn);
    this.#byId.add(row);
    for (const key of orderKeys) this.orders[key].add(row);
  }

  remove(id: string): void {
    const row = this.rowOf(id);
    if (row === undefined) return;
    clearBit(this.#live, row);
    this.#dead += 1;
    if (this.#dead >= SETTLE_FROM && this.#dead * SETTLE_PART >= this.#rows) this.#settleLater();
  }

  /** A new place in the recommended order, within the same tier. */
  rank(id: string, r: number): void {
    const row = this.rowOf(id);
    if (row === undefined) return;
    this.orders.r.remove(row);
    this.columns.r.set(row, r);
    this.orders.r.add(row);
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

  /** Once every card was put: sorts them, order by order, with others served in between. */
  async complete(): Promise<void> {
    for (const key of orderKeys) {
      this.orders[key].build(this.#live);
      await nextTurn();
    }
    this.#settle();
  }

  /** Forgets the dead, so that their rows can be taken again: never while a search works with rows. */
  #settleLater(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    setImmediate(() => this.#settle());
  }

  #settle(): void {
    this.#isSettling = false;
    this.sets.settle(this.#live, this.#rows);
    this.#byId.settle(this.#live);
    for (const key of orderKeys) this.orders[key].settle(this.#live);
    this.#dead = 0;
    this.#free = [];
    for (let row = 0; row < this.#rows; row += 1) if (!hasBit(this.#live, row)) this.#free.push(row);
  }
}
