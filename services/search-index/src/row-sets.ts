import {
  addCommon,
  addListed,
  bitOf,
  countBits,
  countCommon,
  countListed,
  grownBits,
  hasBit,
  keepCommon,
  rowsOf,
  setBit,
  wordsFor,
  type Bits,
  type Counted,
} from './bits.ts';
import type { Scratch } from './scratch.ts';
import { SortedValues } from './sorted-values.ts';

/** Up to this size plain arrays are smaller than typed ones. */
const FEW = 32;
const BITS_A_NUMBER = 32;

const isDense = (size: number, rows: number): boolean => size > FEW && size * BITS_A_NUMBER > rows;

/**
 * Rows that share a value: a list while they are few, a bit set once smaller. Dead rows stay until `settle`.
 */
export class RowSet {
  #size = 0;
  #list: number[] | Int32Array | undefined = [];
  #bits: Bits | undefined;

  /** Including dead rows. */
  get size(): number {
    return this.#size;
  }

  /** The row must not be in the set yet. */
  add(row: number): void {
    if (this.#bits) {
      this.#bits = grownBits(this.#bits, wordsFor(row + 1));
      setBit(this.#bits, row);
    } else {
      const list = this.#roomy(row);
      if (list) list[this.#size] = row;
    }
    this.#size += 1;
  }

  keepIn(bits: Bits, scratch: Scratch): void {
    if (this.#bits) {
      keepCommon(bits, this.#bits);
      return;
    }
    const own = scratch.empty(bits.length);
    this.addTo(own);
    keepCommon(bits, own);
    scratch.giveBack(own);
  }

  addTo(bits: Bits): void {
    if (this.#bits) {
      addCommon(bits, this.#bits);
      return;
    }
    const list = this.#listed();
    if (!Array.isArray(list)) addListed(bits, list);
    else for (const row of list) setBit(bits, row);
  }

  countIn(rows: Counted): number {
    if (this.#bits) return countCommon(rows, this.#bits);
    const list = this.#listed();
    if (!Array.isArray(list)) return countListed(rows.bits, list);
    return list.reduce((count, row) => count + bitOf(rows.bits, row), 0);
  }

  /** Reads a list row by row: a bit set of all rows for each of many thousand values would block for seconds. */
  settle(live: Bits, rows: number): void {
    if (this.#bits) {
      keepCommon(this.#bits, live);
      this.#size = countBits(this.#bits);
      if (!isDense(this.#size, rows)) this.#store(rowsOf(this.#bits, this.#size));
      return;
    }
    const list = Int32Array.from(this.#listed()).filter((row) => hasBit(live, row));
    this.#size = list.length;
    this.#store(list);
    if (!isDense(list.length, rows)) return;
    const bits = new Int32Array(live.length);
    this.addTo(bits);
    this.#bits = bits;
    this.#list = undefined;
  }

  #store(list: Int32Array): void {
    this.#bits = undefined;
    this.#list = list.length > FEW ? list : [...list];
  }

  /** Separate loops for typed and plain arrays: V8 compiles a loop over both kinds to slower code. */
  #listed(): number[] | Int32Array {
    const list = this.#list ?? [];
    return Array.isArray(list) ? list : list.subarray(0, this.#size);
  }

  /** The list with room for one more row; undefined once it became a bit set, which then includes the row. */
  #roomy(row: number): number[] | Int32Array | undefined {
    const list = this.#list ?? [];
    if (Array.isArray(list) ? this.#size < FEW : this.#size < list.length) return list;
    // a reused row may be smaller than the previous ones
    let largest = row;
    for (let at = 0; at < this.#size; at += 1) largest = Math.max(largest, list[at] ?? 0);
    if (isDense(this.#size, largest)) {
      const bits = new Int32Array(wordsFor(largest + 1));
      this.addTo(bits);
      setBit(bits, row);
      this.#bits = bits;
      this.#list = undefined;
      return undefined;
    }
    const larger = new Int32Array(2 * this.#size);
    larger.set(list);
    this.#list = larger;
    return larger;
  }
}

const noRows = new RowSet();

export class ValueSets {
  readonly #sets: ReadonlyMap<string, Map<string, RowSet>>;
  /** Built lazily for sets with prefix lookups. */
  readonly #sorted = new Map<string, SortedValues>();

  constructor(names: readonly string[]) {
    this.#sets = new Map(names.map((name) => [name, new Map()]));
  }

  add(row: number, name: string, value: string): void {
    const sets = this.#sets.get(name);
    const known = sets?.get(value);
    const set = known ?? new RowSet();
    if (!known) {
      sets?.set(value, set);
      this.#sorted.get(name)?.add(value);
    }
    set.add(row);
  }

  of(name: string): ReadonlyMap<string, RowSet> {
    return this.#sets.get(name) ?? new Map<string, RowSet>();
  }

  get(name: string, value: string): RowSet {
    return this.#sets.get(name)?.get(value) ?? noRows;
  }

  /** Values longer than the prefix, including those of dead rows only. */
  beginningWith(name: string, beginning: string): string[] {
    let sorted = this.#sorted.get(name);
    if (!sorted) {
      sorted = new SortedValues(this.of(name).keys());
      this.#sorted.set(name, sorted);
    }
    return sorted.beginningWith(beginning);
  }

  settle(live: Bits, rows: number): void {
    for (const [name, sets] of this.#sets) {
      for (const [value, set] of sets) {
        set.settle(live, rows);
        if (set.size === 0) sets.delete(value);
      }
      this.#sorted.get(name)?.keep((value) => sets.has(value));
    }
  }
}
