import { anOwnListing } from '../../a-listing.testing.ts';
import { inLeva, leva, owned } from '../../sums.testing.ts';
import { changedRent, previewRents, readChange, SAME } from './new-rent.ts';

describe('readChange', () => {
  it.each([
    ['5', 'percent', { unit: 'percent', by: -5 }],
    ['7,5 %', 'percent', { unit: 'percent', by: -7.5 }],
    ['50', 'BGN', { unit: 'BGN', by: -50 }],
    ['20 €', 'BGN', { unit: 'EUR', by: -20 }],
    ['0', 'percent', undefined],
    ['91', 'percent', undefined],
    ['малко', 'EUR', undefined],
  ] as const)('reads %j in %s', (text, unit, change) => {
    expect(readChange(text, unit, false)).toEqual(change);
  });

  it('raises', () => {
    expect(readChange('5', 'percent', true)).toEqual({ unit: 'percent', by: 5 });
  });
});

describe('changedRent', () => {
  it.each([
    ['a share of leva to tens', { amount: 1450, currency: 'BGN' }, { unit: 'percent', by: -5 }, 1380],
    ['a share of euros to fives', { amount: 612, currency: 'EUR' }, { unit: 'percent', by: 3 }, 630],
    [
      'a sum in its own currency exactly',
      { amount: 611.5, currency: 'EUR' },
      { unit: 'EUR', by: -10 },
      601.5,
    ],
    [
      'a sum in the other currency to the step',
      { amount: 900, currency: 'BGN' },
      { unit: 'EUR', by: 20 },
      940,
    ],
  ] as const)('rounds %s', (_what, rent, change, amount) => {
    expect(changedRent(rent, change)).toEqual({ amount, currency: rent.currency });
  });
});

describe('previewRents', () => {
  const home = (amount: number, part = {}) =>
    anOwnListing({ price: owned(leva(amount)), approvedPrice: inLeva(amount), ...part });

  it('names the rents that stay: the same, or outside the limits', () => {
    const rows = previewRents([home(60), home(447)], { unit: 'percent', by: -0.1 });
    expect(rows.map(({ problem }) => problem)).toEqual([SAME, SAME]);
    const [under] = previewRents([home(60)], { unit: 'BGN', by: -20 });
    expect(under?.problem).toContain('Въведете сума от 50');
  });

  it('marks a rent that a moderator approves first, of approved listings only', () => {
    const change = { unit: 'percent', by: 40 } as const;
    const rows = previewRents([home(1000), home(1000, { status: 'draft' })], change);
    expect(rows.map(({ isMaterial }) => isMaterial)).toEqual([true, false]);
  });

  it('leaves out listings without a rent', () => {
    expect(previewRents([home(1000, { price: undefined })], { unit: 'percent', by: 5 })).toEqual([]);
  });
});
