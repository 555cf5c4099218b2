import fc from 'fast-check';

import { sumOf, type Currency } from '../money.ts';
import { Commission, Deposit, Money, OwnMoney, sumBetween, toOwnMoney } from './property-money.ts';
import { sumLimits } from './sum-limits.ts';

const rent = sumBetween(sumLimits.price);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const messageOf = (input: unknown) => plain(rent.safeParse(input).error?.issues[0]?.message);

describe('a typed rent', () => {
  it.each([
    [50, 'BGN'],
    [50_000, 'BGN'],
    [25, 'EUR'],
    [25_000, 'EUR'],
    [455.55, 'EUR'],
  ] as const)('of %s %s becomes a sum of record', (amount, currency) => {
    expect(rent.parse({ amount, currency })).toEqual(sumOf(amount, currency));
  });

  it.each([49.99, 50_000.01, 500.005, -500, 0, 1e21])(
    'of %s лв. is refused with both limits in leva',
    (amount) => {
      expect(messageOf({ amount, currency: 'BGN' })).toBe(
        'Въведете сума от 50 лв. до 50 000 лв., най-много с два знака след запетаята.',
      );
    },
  );

  it.each([24.99, 25_000.01, 0.001, -25, 1e21])('of %s € is refused with both limits in euro', (amount) => {
    expect(messageOf({ amount, currency: 'EUR' })).toBe(
      'Въведете сума от 25 € до 25 000 €, най-много с два знака след запетаята.',
    );
  });

  it.each([
    [{ amount: '500', currency: 'EUR' }, 'Въведете сума.'],
    [{ amount: NaN, currency: 'EUR' }, 'Въведете сума.'],
    [{ amount: Infinity, currency: 'EUR' }, 'Въведете сума.'],
    [{ amount: 500, currency: 'USD' }, 'Изберете стойност от списъка.'],
    [{ amount: 500 }, 'Изберете стойност от списъка.'],
  ])('that is no sum is refused: %j', (input, message) => {
    expect(messageOf(input)).toBe(message);
  });

  it.each([null, '500', [], true, { amount: 500, currency: 'EUR', cents: 1 }])('refuses %j', (input) => {
    expect(rent.safeParse(input).success).toBe(false);
  });

  it('as a plain number is leva', () => {
    expect(rent.parse(850)).toEqual(sumOf(850, 'BGN'));
    expect(messageOf(49)).toContain('от 50 лв.');
  });

  it('is not believed in its cents or leva, which follow from what was typed', () => {
    const entered = { amount: 500, currency: 'EUR' } as const;
    expect(rent.parse({ cents: 1, currency: 'EUR', bgn: 2, entered })).toEqual(sumOf(500, 'EUR'));
  });

  it('as its author read it is the same sum', () => {
    const currencies = fc.constantFrom<Currency>('BGN', 'EUR');
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 2_500_000 }), currencies, (minor, currency) => {
        const sum = sumOf(minor / 100, currency);
        expect(rent.parse(OwnMoney.parse(toOwnMoney(sum)))).toEqual(sum);
      }),
    );
  });
});

describe('a sum in a reply', () => {
  it.each([-1, 0.5, '1'])('refuses %s cents', (cents) => {
    expect(Money.safeParse({ cents, currency: 'EUR', bgn: 1 }).success).toBe(false);
  });
});

describe('a deposit', () => {
  it.each([0.5, 1, 1.5, 3])('of %s rents is accepted', (months) => {
    expect(Deposit.parse({ type: 'months', months })).toEqual({ type: 'months', months });
  });

  it.each([0, 0.25, 3.5, undefined])('of %s rents is refused', (months) => {
    expect(Deposit.safeParse({ type: 'months', months }).error?.issues).toMatchObject([
      { path: ['months'], message: 'Въведете от 0,5 до 3 наема през половин.' },
    ]);
  });

  it('of an amount is a sum of record', () => {
    const amount = { amount: 455.55, currency: 'EUR' } as const;
    expect(Deposit.parse({ type: 'amount', amount })).toEqual({
      type: 'amount',
      amount: sumOf(455.55, 'EUR'),
    });
    expect(Deposit.parse({ type: 'amount', amount: 900 })).toEqual({
      type: 'amount',
      amount: sumOf(900, 'BGN'),
    });
  });

  it.each([
    ['BGN', 100_001, 'от 1 лв. до 100 000 лв.'],
    ['EUR', 0.49, 'от 0,50 € до 50 000 €'],
  ] as const)('names its limits in %s', (currency, amount, limits) => {
    const { error } = Deposit.safeParse({ type: 'amount', amount: { amount, currency } });
    expect(error?.issues).toMatchObject([{ path: ['amount'] }]);
    expect(plain(error?.issues[0]?.message)).toContain(limits);
  });

  it('without its amount is refused', () => {
    expect(Deposit.safeParse({ type: 'amount', months: 1 }).error?.issues).toMatchObject([
      { path: ['amount'], message: 'Въведете сума.' },
    ]);
  });

  it.each([
    [
      { type: 'months', value: 1.5 },
      { type: 'months', months: 1.5 },
    ],
    [
      { type: 'amount', value: 900 },
      { type: 'amount', amount: sumOf(900, 'BGN') },
    ],
    [{ type: 'none', value: 5 }, { type: 'none' }],
    [{ type: 'none' }, { type: 'none' }],
  ])('of an earlier client is understood: %j', (input, deposit) => {
    expect(Deposit.parse(input)).toEqual(deposit);
  });

  it('keeps only what its kind has', () => {
    expect(Deposit.parse({ type: 'months', months: 1, amount: 900 })).toEqual({ type: 'months', months: 1 });
    expect(Deposit.safeParse({ type: 'none', other: 1 }).success).toBe(false);
    expect(Deposit.safeParse(null).success).toBe(false);
  });
});

describe('a commission', () => {
  it.each([
    [
      { type: 'percent', percent: 50 },
      { type: 'percent', percent: 50 },
    ],
    [
      { type: 'percent', percent: 1 },
      { type: 'percent', percent: 1 },
    ],
    [
      { type: 'percent', value: 200 },
      { type: 'percent', percent: 200 },
    ],
    [
      { type: 'amount', value: 300 },
      { type: 'amount', amount: sumOf(300, 'BGN') },
    ],
    [
      { type: 'amount', amount: { amount: 150, currency: 'EUR' } },
      { type: 'amount', amount: sumOf(150, 'EUR') },
    ],
    [{ type: 'none', percent: 5 }, { type: 'none' }],
  ])('is accepted: %j', (input, commission) => {
    expect(Commission.parse(input)).toEqual(commission);
  });

  it.each([0, 201, 12.5, undefined])('of %s percent is refused', (percent) => {
    expect(Commission.safeParse({ type: 'percent', percent }).error?.issues).toMatchObject([
      { path: ['percent'], message: 'Въведете цяло число от 1 до 200.' },
    ]);
  });

  it('without its amount is refused', () => {
    expect(Commission.safeParse({ type: 'amount' }).error?.issues).toMatchObject([
      { path: ['amount'], message: 'Въведете сума.' },
    ]);
  });
});
