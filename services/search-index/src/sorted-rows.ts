import { hasBit, rowsOf, type Bits } from './bits.ts';

const FIRST_ROWS = 1024;
type Compare = (one: number, other: number) => number;

/**
 * Rows in ascending order. Empty until `build`, so that the first fill costs one sort. Dead rows stay until
 * `settle`.
 */
export class SortedRows {
  readonly #compare: Compare;
  #rows = new Int32Array(FIRST_ROWS);
  #size = 0;
  #isBuilt: boolean;

  constructor(compare: Compare, isBuilt = false) {
    this.#compare = (one, other) => compare(one, other) || one - other;
    this.#isBuilt = isBuilt;
  }

  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#size);
  }

  build(live: Bits): void {
    this.#rows = rowsOf(live);
    this.#rows.sort(this.#compare);
    this.#size = this.#rows.length;
    this.#isBuilt = true;
  }

  add(row: number): void {
    if (!this.#isBuilt) return;
    if (this.#size === this.#rows.length) {
      const larger = new Int32Array(this.#size + Math.max(FIRST_ROWS, this.#size >>> 3));
      larger.set(this.#rows);
      this.#rows = larger;
    }
    const at = this.#placeOf(row);
    this.#rows.copyWithin(at + 1, at, this.#size);
    this.#rows[at] = row;
    this.#size += 1;
  }

  /** Call it before the row's key changes. */
  remove(row: number): void {
    const at = this.#placeOf(row);
    if (this.#rows[at] !== row || at >= this.#size) return;
    this.#rows.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
  }

  /**
   * Binary search.
   * @param holds true for the first rows, false for the rest
   */
  countWhile(holds: (row: number) => boolean): number {
    let from = 0;
    let to = this.#size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (holds(this.#rows[middle] ?? 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  settle(live: Bits): void {
    const kept = this.rows.filter((row) => hasBit(live, row));
    this.#rows.set(kept);
    this.#size = kept.length;
  }

  #placeOf(row: number): number {
    const last = this.#rows[this.#size - 1];
    // an index is filled in order of ids
    if (last === undefined || this.#compare(last, row) < 0) return this.#size;
    return this.countWhile((other) => this.#compare(other, row) < 0);
  }
}
