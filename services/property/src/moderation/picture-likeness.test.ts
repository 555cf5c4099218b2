import { ALIKE_BITS, differingBits, isDistinctive, neighbourPartsOf, partsOf } from './picture-likeness.ts';

const HASH = 'f0e1d2c3b4a59687';

const flip = (hash: string, bits: readonly number[]) =>
  bits
    .reduce((value, bit) => value ^ (1n << BigInt(bit)), BigInt(`0x${hash}`))
    .toString(16)
    .padStart(16, '0');

const someBits = (count: number, start: number) =>
  Array.from({ length: count }, (_value, index) => (start + index * 7) % 64);

describe('picture likeness', () => {
  it.each([
    [HASH, HASH, 0],
    ['0000000000000000', 'ffffffffffffffff', 64],
    ['0000000000000001', '0000000000000000', 1],
    [HASH, flip(HASH, someBits(8, 3)), 8],
  ])('finds that %s and %s differ in %i bits', (one, other, bits) => {
    expect(differingBits(one, other)).toBe(bits);
  });

  it('shares an index key between similar pictures, wherever their bits differ', () => {
    const asked = new Set(neighbourPartsOf({ hash: HASH }));
    for (let start = 0; start < 64; start += 1) {
      for (let count = 0; count <= ALIKE_BITS; count += 1) {
        const copy = flip(HASH, someBits(count, start));
        expect([start, count, partsOf({ hash: copy }).some((part) => asked.has(part))]).toEqual([
          start,
          count,
          true,
        ]);
      }
    }
  });

  it('looks up only the neighbours of each hash part', () => {
    expect(neighbourPartsOf({ hash: HASH })).toHaveLength(4 * (1 + 16 + 120));
  });
});

describe('isDistinctive', () => {
  it('leaves out uniform pictures and floor plans', () => {
    expect(isDistinctive({ hash: HASH })).toBe(true);
    expect(isDistinctive({ hash: '0'.repeat(16) })).toBe(false);
    expect(isDistinctive({ hash: HASH, isFloorPlan: true })).toBe(false);
  });
});
