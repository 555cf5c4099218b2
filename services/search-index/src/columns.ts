const FIRST_ROWS = 1024;

type Numbers = Float32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** One number per row; a missing one is `NaN`, which is outside every range. */
export class NumberColumn {
  values: Numbers;

  /** @param bytes 4 for whole numbers up to 2²⁴, 8 for all numbers */
  constructor(bytes: 4 | 8) {
    this.values = bytes === 4 ? new Float32Array(FIRST_ROWS) : new Float64Array(FIRST_ROWS);
  }

  set(row: number, value: number | null): void {
    if (row >= this.values.length) {
      const Larger = this.values.constructor as new (length: number) => Numbers;
      const larger = new Larger(2 * row);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[row] = value ?? NaN;
  }

  get(row: number): number {
    return this.values[row] ?? NaN;
  }
}

/** Three numbers take less memory than the id's text and compare faster. */
export type IdParts = readonly [high: number, middle: number, low: number];

const HEX = /^[\da-f]{24}$/u;
const part = (id: string, at: number) => Number.parseInt(id.slice(8 * at, 8 * at + 8), 16);
const text = (value: number) => value.toString(16).padStart(8, '0');

/** @returns undefined for a text that is not 24 hexadecimal digits */
export const partsOf = (id: string): IdParts | undefined =>
  HEX.test(id) ? [part(id, 0), part(id, 1), part(id, 2)] : undefined;

/** Ids in the order of their texts. */
export class IdColumn {
  #parts = new Uint32Array(3 * FIRST_ROWS);

  set(row: number, parts: IdParts): void {
    if (3 * row >= this.#parts.length) {
      const larger = new Uint32Array(6 * row);
      larger.set(this.#parts);
      this.#parts = larger;
    }
    this.#parts.set(parts, 3 * row);
  }

  get(row: number): string {
    return text(this.#part(row, 0)) + text(this.#part(row, 1)) + text(this.#part(row, 2));
  }

  compare(one: number, other: number): number {
    return (
      this.#part(one, 0) - this.#part(other, 0) ||
      this.#part(one, 1) - this.#part(other, 1) ||
      this.#part(one, 2) - this.#part(other, 2)
    );
  }

  compareTo(row: number, [high, middle, low]: IdParts): number {
    return this.#part(row, 0) - high || this.#part(row, 1) - middle || this.#part(row, 2) - low;
  }

  #part(row: number, at: number): number {
    return this.#parts[3 * row + at] ?? 0;
  }
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;
const LOW_BITS = 21;

/** 53-bit hash of a text (FNV-1a twice), for equality of texts in a number column of 8 bytes. */
export function textNumber(text: string): number {
  let high = OFFSET;
  let low = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), PRIME);
    low = Math.imul(low ^ text.charCodeAt(at), OTHER_PRIME);
  }
  return (high >>> 0) * 2 ** LOW_BITS + (low >>> (32 - LOW_BITS));
}
