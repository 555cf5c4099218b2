import fc from 'fast-check';

import { sumOf } from '../money.ts';
import { hidesAddress, isMaterialChange, isMaterialPrice } from './material-change.ts';

describe('change of a public listing', () => {
  it.each([
    ['title', 'Ново заглавие', true],
    ['contactPhone', '0888123456', true],
    ['contactName', 'Друг човек', true],
    ['agencyName', 'Друга агенция', true],
    ['furnishing', 'furnished', false],
    ['price', null, true],
  ])('of %s to %s needs approval: %s', (field, value, expected) => {
    expect(isMaterialChange(field, value, 50_000)).toBe(expected);
  });

  it.each([
    [650, 'EUR', false],
    [650.02, 'EUR', true],
    [350, 'EUR', false],
    [349.98, 'EUR', true],
    [1271, 'BGN', false],
    [1272, 'BGN', true],
    [685, 'BGN', false],
    [684, 'BGN', true],
  ] as const)('of a rent of 500 € to %s %s needs approval: %s', (amount, currency, expected) => {
    expect(isMaterialChange('price', sumOf(amount, currency), 50_000)).toBe(expected);
  });

  it('is decided for rents in leva as if they were compared in leva', () => {
    const rents = fc.integer({ min: 50, max: 20_000 });
    const beside = fc.tuple(fc.constantFrom(0.7, 1, 1.3), fc.integer({ min: -2, max: 2 }));
    fc.assert(
      fc.property(rents, beside, (approved, [share, more]) => {
        const rent = Math.round(approved * share) + more;
        const isFar = Math.abs(rent - approved) * 10 > approved * 3;
        const { cents } = sumOf(approved, 'BGN');
        expect([approved, rent, isMaterialPrice(sumOf(rent, 'BGN'), cents)]).toEqual([approved, rent, isFar]);
      }),
      { numRuns: 2000 },
    );
  });

  it('of the currency alone needs no approval', () => {
    const { cents } = sumOf(977.92, 'BGN');
    expect(isMaterialChange('price', sumOf(500, 'EUR'), cents)).toBe(false);
  });

  it('hides the exact address only when it was shown and the place stays', () => {
    expect(hidesAddress({ showExactAddress: true }, {})).toBe(true);
    expect(hidesAddress({ showExactAddress: true }, { showExactAddress: true })).toBe(false);
    expect(hidesAddress({}, { showExactAddress: false })).toBe(false);
    expect(hidesAddress({ showExactAddress: true }, null)).toBe(false);
  });
});
