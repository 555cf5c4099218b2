/** A bit set of rows, 32 per number; rows beyond its end are absent. */
export type Bits = Int32Array<ArrayBuffer>;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** 1 for a row of the set, else 0: a sum avoids a hard-to-predict branch. */
export const bitOf = (bits: Bits, row: number): number => ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;

export const hasBit = (bits: Bits, row: number): boolean => bitOf(bits, row) === 1;

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

/** The sign bit is counted apart: 32 bits would overflow, which V8's middle tier computes as floating point. */
function ones(word: number): number {
  const low = word & 0x7fffffff;
  const pairs = low - ((low >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) + (word >>> 31);
}

/** The highest set bit; the lowest, `word & -word`, would overflow for the sign bit. */
export const highest = (word: number): number => 1 << (31 - Math.clz32(word));

/** @param limit counting stops once it is reached */
export function countBits(bits: Bits, limit = Infinity): number {
  let count = 0;
  for (let at = 0; at < bits.length && count < limit; at += 1) {
    const word = bits[at] ?? 0;
    if (word !== 0) count += ones(word);
  }
  return count;
}

/** A bit set prepared for many intersections: only its non-zero words, which are few for few rows. */
export interface Counted {
  bits: Bits;
  places: Bits;
  words: Bits;
}

/** @param places output buffer, like `words`; at least as long as the bit set */
export function toCount(bits: Bits, places: Bits, words: Bits): Counted {
  let found = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] ?? 0;
    // overwritten by the next word unless counted, which avoids a hard-to-predict branch
    places[found] = at;
    words[found] = word;
    found += Number(word !== 0);
  }
  return { bits, places: places.subarray(0, found), words: words.subarray(0, found) };
}

/** Adds the bits of four words with carries, so that one popcount replaces four. */
export function countCommon({ places, words }: Counted, others: Bits): number {
  const common = (at: number): number => (words[at] ?? 0) & (others[places[at] ?? 0] ?? 0);
  let count = 0;
  let single = 0;
  let double = 0;
  let at = 0;
  for (const end = places.length - 3; at < end; at += 4) {
    const first = common(at);
    const second = common(at + 1);
    const third = common(at + 2);
    const fourth = common(at + 3);
    const two = single ^ first;
    const carry = (single & first) | (two & second);
    const three = two ^ second;
    const four = three ^ third;
    const nextCarry = (three & third) | (four & fourth);
    const doubles = double ^ carry;
    count += 4 * ones((double & carry) | (doubles & nextCarry));
    single = four ^ fourth;
    double = doubles ^ nextCarry;
  }
  for (; at < places.length; at += 1) count += ones(common(at));
  return count + 2 * ones(double) + ones(single);
}

export function countListed(bits: Bits, list: Int32Array): number {
  let count = 0;
  for (let at = 0; at < list.length; at += 1) count += bitOf(bits, list[at] ?? 0);
  return count;
}

export function addListed(bits: Bits, list: Int32Array): void {
  for (let at = 0; at < list.length; at += 1) setBit(bits, list[at] ?? 0);
}

/** In ascending order, filled from the end. @param count of the bits, where it is known */
export function rowsOf(bits: Bits, count = countBits(bits)): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(count);
  let left = rows.length;
  for (let at = bits.length - 1; at >= 0; at -= 1) {
    for (let word = bits[at] ?? 0; word !== 0; word ^= highest(word)) {
      left -= 1;
      rows[left] = 32 * at + 31 - Math.clz32(word);
    }
  }
  return rows;
}

export function keepWhere(bits: Bits, passes: (row: number) => boolean): void {
  for (let at = 0; at < bits.length; at += 1) {
    let kept = 0;
    for (let word = bits[at] ?? 0; word !== 0; word ^= highest(word)) {
      if (passes(32 * at + 31 - Math.clz32(word))) kept |= highest(word);
    }
    bits[at] = kept;
  }
}

/** Branchless: a branch on each value would be unpredictable. */
export function keepBetween(
  bits: Bits,
  values: Float32Array | Float64Array,
  { least, most }: { least: number; most: number },
): void {
  for (let at = 0; at < bits.length; at += 1) {
    let kept = 0;
    for (let word = bits[at] ?? 0; word !== 0; word ^= highest(word)) {
      const place = 31 - Math.clz32(word);
      const value = values[32 * at + place] ?? NaN;
      kept |= (Number(value >= least) & Number(value <= most)) << place;
    }
    bits[at] = kept;
  }
}
