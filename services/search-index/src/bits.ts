/** A bit set of rows, 32 per number; rows beyond its end are absent. */
export type Bits = Int32Array<ArrayBuffer>;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Grows to at least `words`; new rows are absent. */
export function grownBits(bits: Bits, words: number): Bits {
  if (words <= bits.length) return bits;
  const larger = new Int32Array(Math.max(words, 2 * bits.length));
  larger.set(bits);
  return larger;
}

export function keepCommon(bits: Bits, others: Bits): void {
  const common = Math.min(bits.length, others.length);
  for (let at = 0; at < common; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  bits.fill(0, common);
}

export function addCommon(bits: Bits, others: Bits): void {
  const common = Math.min(bits.length, others.length);
  for (let at = 0; at < common; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

export function removeCommon(bits: Bits, others: Bits): void {
  const common = Math.min(bits.length, others.length);
  for (let at = 0; at < common; at += 1) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0);
  return count;
}

/** A bit set that is counted against many others: its non-zero words alone, which are few when its rows are few. */
export interface Counted {
  bits: Bits;
  places: Int32Array;
  words: Int32Array;
}

export function toCount(bits: Bits): Counted {
  const places = new Int32Array(bits.length);
  const words = new Int32Array(bits.length);
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    if (word === 0) continue;
    places[found] = at;
    words[found] = word;
    found += 1;
  }
  return { bits, places: places.subarray(0, found), words: words.subarray(0, found) };
}

export function countCommon({ places, words }: Counted, others: Bits): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 1)
    count += ones((words[at] ?? 0) & (others[places[at] ?? 0] ?? 0));
  return count;
}

export function rowsOf(bits: Bits): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(countBits(bits));
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      rows[found] = 32 * at + 31 - Math.clz32(word & -word);
      found += 1;
    }
  }
  return rows;
}

export function eachRow({ places, words }: Counted, use: (row: number) => void): void {
  for (let at = 0; at < places.length; at += 1) {
    const first = 32 * (places[at] ?? 0);
    for (let word = words[at] ?? 0; word !== 0; word &= word - 1) use(first + 31 - Math.clz32(word & -word));
  }
}

export function keepWhere(bits: Bits, passes: (row: number) => boolean): void {
  for (let at = 0; at < bits.length; at += 1) {
    let kept = 0;
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      const lowest = word & -word;
      if (passes(32 * at + 31 - Math.clz32(lowest))) kept |= lowest;
    }
    bits[at] = kept;
  }
}
