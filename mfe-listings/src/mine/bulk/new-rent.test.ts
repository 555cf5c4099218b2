import { anOwnListing } from '../../a-listing.testing.ts';
import { inLeva, leva, owned } from '../../sums.testing.ts';
import { changedRent, previewRents, readChange, SAME } from './new-rent.ts';

describe('readChange', () => {
  it.each([
    ['5', 'percent', { unit: 'percent', by: -5 }],
    ['7,5 %', 'percent', { unit: 'percent', by: -7.5 }],
    ['50', 'BGN', { unit: 'BGN', by: -50 }],
    ['20 €', 'BGN', { unit: 'EUR', by: -20 }],
    ['5 €', 'percent', undefined],
    ['5лв', 'percent', undefined],
    ['0', 'percent', undefined],
    ['91', 'percent', undefined],
    ['90', 'percent', { unit: 'percent', by: -90 }],
    ['91', 'BGN', { unit: 'BGN', by: -91 }],
    ['0', 'BGN', undefined],
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

describe('a change by less than a step', () => {
  it.each([
    [{ amount: 447, currency: 'BGN' }, -0.1, 447],
    [{ amount: 444, currency: 'BGN' }, 0.1, 444],
    [{ amount: 444, currency: 'BGN' }, -0.1, 440],
    [{ amount: 447, currency: 'BGN' }, 0.1, 450],
  ] as const)('never turns %j by %d percent the other way', (rent, by, amount) => {
    expect(changedRent(rent, { unit: 'percent', by }).amount).toBe(amount);
  });

  it('takes leva from a rent in euro', () => {
    expect(changedRent({ amount: 500, currency: 'EUR' }, { unit: 'BGN', by: -100 }).amount).toBe(450);
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
    const homes = [{}, { status: 'draft' }, { status: 'rejected' }, { status: 'paused' }];
    const rows = previewRents(
      homes.map((part) => home(1000, part)),
      change,
    );
    expect(rows.map(({ isMaterial }) => isMaterial)).toEqual([true, false, false, true]);
    const little = previewRents([home(1000)], { unit: 'percent', by: 20 });
    expect(little.map(({ isMaterial, problem }) => [isMaterial, problem])).toEqual([[false, undefined]]);
    const tooMuch = previewRents([home(40_000)], change);
    expect(tooMuch[0]?.isMaterial).toBe(false);
    expect(tooMuch[0]?.problem).toContain('50\u00a0000');
  });

  it('leaves out listings without a rent', () => {
    expect(previewRents([home(1000, { price: undefined })], { unit: 'percent', by: 5 })).toEqual([]);
  });
});
