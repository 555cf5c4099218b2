import { cents, moneyOf, sumOf, toMoney } from '../money.ts';
import {
  commissionOf,
  derivedSums,
  hasCommission,
  perSquareMetre,
  shownSums,
  type PricedListing,
} from './listing-sums.ts';
import { toOwnMoney } from './property-money.ts';

describe('derivedSums', () => {
  it('rounds half a month of 455,55 € once, half up', () => {
    const price = sumOf(455.55, 'EUR');
    const { depositCost, moveInCost } = derivedSums({
      price,
      deposit: { type: 'months', months: 0.5 },
      advertiserType: 'owner',
    });
    expect(depositCost).toEqual(moneyOf(cents(22_778)));
    expect(moveInCost).toEqual(moneyOf(cents(45_555 + 22_778)));
  });

  it('adds up leva in leva', () => {
    const sums = derivedSums({
      price: sumOf(901, 'BGN'),
      deposit: { type: 'months', months: 1.5 },
      commission: { type: 'percent', percent: 50 },
      monthlyFees: sumOf(20, 'BGN'),
      estimatedUtilities: sumOf(99, 'BGN'),
      area: 62,
    });
    expect(sums).toMatchObject({
      depositCost: { bgn: 1351.5 },
      commissionCost: { bgn: 450.5 },
      moveInCost: { bgn: 2703 },
      monthlyTotal: { bgn: 1020 },
      pricePerM2: { bgn: 14.53 },
    });
  });

  it('adds up different currencies in cents and converts the total once', () => {
    const { moveInCost, monthlyTotal } = derivedSums({
      price: sumOf(500, 'EUR'),
      deposit: { type: 'none' },
      commission: { type: 'amount', amount: sumOf(300, 'BGN') },
      monthlyFees: sumOf(20, 'BGN'),
      estimatedUtilities: sumOf(0, 'EUR'),
    });
    expect(moveInCost).toEqual(moneyOf(cents(50_000 + 15_339)));
    expect(monthlyTotal).toEqual(moneyOf(cents(50_000 + 1023)));
  });

  it('needs nothing but the rent', () => {
    const price = sumOf(500, 'EUR');
    expect(derivedSums({ price })).toEqual({});
    const free = { deposit: { type: 'none' }, commission: { type: 'none' } } as const;
    expect(derivedSums({ price, ...free })).toEqual({ moveInCost: toMoney(price) });
  });

  it('knows the cost of moving in only with the deposit and the commission', () => {
    const price = sumOf(500, 'EUR');
    const [deposit, commission] = [{ type: 'none' } as const, { type: 'none' } as const];
    const isKnown = (listing: object) => derivedSums({ price, ...listing }).moveInCost !== undefined;
    expect([{ deposit }, { commission }, { deposit, advertiserType: 'agency' }].map(isKnown)).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      [
        { deposit, commission },
        { deposit, advertiserType: 'owner' },
      ].map(isKnown),
    ).toEqual([true, true]);
  });
});

describe('commissionOf', () => {
  const percent = { type: 'percent', percent: 50 } as const;

  it('is none for an owner, whatever is stored', () => {
    expect(commissionOf({ advertiserType: 'owner' })).toEqual({ type: 'none' });
    expect(commissionOf({ advertiserType: 'owner', commission: percent })).toEqual({ type: 'none' });
  });

  it('is what an agency states, and unknown while it states none', () => {
    expect(commissionOf({ advertiserType: 'agency', commission: percent })).toBe(percent);
    expect(commissionOf({ advertiserType: 'agency' })).toBeUndefined();
    expect(commissionOf({})).toBeUndefined();
  });

  it('is counted in no sum of an owner', () => {
    const sums = derivedSums({
      price: sumOf(500, 'EUR'),
      deposit: { type: 'none' },
      advertiserType: 'owner',
      commission: percent,
    });
    expect(sums).toEqual({ moveInCost: moneyOf(cents(50_000)) });
  });
});

describe('hasCommission', () => {
  it.each([
    [{ advertiserType: 'owner' }, false],
    [{ advertiserType: 'manager', commission: { type: 'none' } }, false],
    [{ advertiserType: 'agency', commission: { type: 'percent', percent: 50 } }, true],
    [{ advertiserType: 'agency' }, undefined],
  ] as const)('of %j is %s', (listing, expected) => {
    expect(hasCommission(listing)).toBe(expected);
  });
});

describe('the sum a month', () => {
  const price = sumOf(500, 'EUR');
  const [fees, bills] = [{ monthlyFees: sumOf(10, 'EUR') }, { estimatedUtilities: sumOf(90, 'EUR') }];
  const allBills = ['electricity', 'water', 'heating'] as const;
  const monthly = (listing: Partial<PricedListing>) => derivedSums({ price, ...listing }).monthlyTotal?.cents;

  it.each<[told: string, listing: Partial<PricedListing>, total: number]>([
    ['fees and bills', { ...fees, ...bills }, 60_000],
    ['fees of 0 and bills', { monthlyFees: sumOf(0, 'EUR'), ...bills }, 59_000],
    ['fees, and bills in the rent', { ...fees, utilitiesIncluded: [...allBills] }, 51_000],
    [
      'bills, and the fee of the building in the rent',
      { ...bills, utilitiesIncluded: ['building_fee'] },
      59_000,
    ],
    ['all in the rent', { utilitiesIncluded: [...allBills, 'building_fee'] }, 50_000],
  ])('is known by %s', (_told, listing, total) => {
    expect(monthly(listing)).toBe(total);
  });

  it.each<[told: string, listing: Partial<PricedListing>]>([
    ['nothing', {}],
    ['fees alone', fees],
    ['bills alone', bills],
    ['bills in the rent alone', { utilitiesIncluded: [...allBills] }],
    ['some bills in the rent', { ...fees, utilitiesIncluded: ['electricity', 'water', 'internet'] }],
  ])('is unknown by %s', (_told, listing) => {
    expect(monthly(listing)).toBeUndefined();
  });
});

describe('perSquareMetre', () => {
  it('is rounded in each currency', () => {
    expect(perSquareMetre(sumOf(900, 'BGN'), 62)).toEqual({ cents: 742, currency: 'EUR', bgn: 14.52 });
    expect(perSquareMetre(sumOf(500, 'EUR'), 62)).toEqual({ cents: 806, currency: 'EUR', bgn: 15.77 });
  });
});

describe('shownSums', () => {
  it('shows each typed sum and leaves months and percent', () => {
    const [price, amount] = [sumOf(500, 'EUR'), sumOf(300, 'BGN')];
    expect(
      shownSums(
        { price, deposit: { type: 'months', months: 2 }, commission: { type: 'amount', amount } },
        toOwnMoney,
      ),
    ).toEqual({
      price: { ...toMoney(price), entered: price.entered },
      deposit: { type: 'months', months: 2 },
      commission: { type: 'amount', amount: { ...toMoney(amount), entered: amount.entered } },
      monthlyFees: undefined,
      estimatedUtilities: undefined,
    });
  });

  it('shows the monthly sums of a listing without a rent', () => {
    const [monthlyFees, estimatedUtilities] = [sumOf(20, 'BGN'), sumOf(99, 'EUR')];
    expect(shownSums({ monthlyFees, estimatedUtilities }, toMoney)).toEqual({
      price: undefined,
      deposit: undefined,
      commission: undefined,
      monthlyFees: toMoney(monthlyFees),
      estimatedUtilities: toMoney(estimatedUtilities),
    });
  });
});
