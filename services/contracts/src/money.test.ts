import fc from 'fast-check';

import {
  amountIn,
  cents,
  chargeText,
  formatBoth,
  formatCharge,
  formatMoney,
  moneyOf,
  parseSum,
  spokenCharge,
  spokenMoney,
  sumOf,
  toMoney,
  toStotinki,
  totalOf,
} from './money.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const between = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

describe('money', () => {
  it.each([
    [800, 40_903],
    [1, 51],
    [1200, 61_355],
    [50_000, 2_556_459],
  ])('converts %d leva to %d euro cents at the fixed rate', (amount, euroCents) => {
    expect(sumOf(amount, 'BGN').cents).toBe(euroCents);
  });

  it('gives back each of the 4 951 rents in whole euro as typed', () => {
    const back = between(50, 5000).filter(
      (amount) => amountIn(toMoney(sumOf(amount, 'EUR')), 'EUR') === amount,
    );
    expect(back).toHaveLength(4951);
  });

  it('gives back each of the 49 951 rents in whole leva as typed, and to the lev from its euro cents alone', () => {
    const sums = between(50, 50_000).map((amount) => ({ amount, sum: sumOf(amount, 'BGN') }));
    expect(sums.filter(({ amount, sum }) => amountIn(toMoney(sum), 'BGN') === amount)).toHaveLength(49_951);
    expect(sums.filter(({ amount, sum }) => Math.round(moneyOf(sum.cents).bgn) === amount)).toHaveLength(
      49_951,
    );
  });

  it('gives back any typed sum in its own currency to the last digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('BGN', 'EUR'),
        (minor, currency) => {
          const amount = minor / 100;
          expect(amountIn(toMoney(sumOf(amount, currency)), currency)).toBe(amount);
        },
      ),
    );
  });

  it('adds up what was typed in leva to the same leva, and converts any other total once', () => {
    expect(totalOf([sumOf(50, 'BGN'), sumOf(50, 'BGN')])).toEqual({ cents: 5112, currency: 'EUR', bgn: 100 });
    expect(totalOf([sumOf(0.01, 'EUR'), sumOf(0.01, 'EUR'), sumOf(0.01, 'EUR')]).bgn).toBe(0.06);
    expect(totalOf([sumOf(500, 'EUR'), sumOf(50, 'BGN')]).bgn).toBe(1027.91);
  });

  it('differs from the exact conversion by at most half a unit, both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => {
        expect(Math.abs(sumOf(minor / 100, 'BGN').cents - minor / 1.95583)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(Math.abs(toStotinki(minor) - minor * 1.95583)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('keeps the order of sums that were typed in one currency', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (one, another) => {
        const [less, more] = [Math.min(one, another) / 100, Math.max(one, another) / 100];
        expect(sumOf(less, 'BGN').cents).toBeLessThanOrEqual(sumOf(more, 'BGN').cents);
      }),
    );
  });

  it('has no cents that are negative or a fraction', () => {
    expect(() => cents(-1)).toThrow('not whole euro cents: -1');
    expect(() => cents(1.5)).toThrow('not whole euro cents: 1.5');
  });

  it('shows both currencies exactly, the primary one first', () => {
    expect(spaced(formatBoth(toMoney(sumOf(850, 'BGN')), 'BGN'))).toBe('850 лв. / 434,60 €');
    expect(spaced(formatBoth(toMoney(sumOf(500, 'EUR')), 'EUR'))).toBe('500 € / 977,92 лв.');
    expect(spaced(formatMoney(toMoney(sumOf(50_000, 'BGN')), 'EUR').primary)).toBe('25 564,59 €');
  });

  it.each([
    [500, 'EUR', '500 евро, 977 лева и 92 стотинки'],
    [1, 'BGN', '1 лев, 0 евро и 51 цента'],
    [0.01, 'EUR', '0 евро и 1 цент, 0 лева и 2 стотинки'],
    [1.01, 'BGN', '1 лев и 1 стотинка, 0 евро и 52 цента'],
  ] as const)('reads %d %s aloud in words', (amount, currency, text) => {
    expect(spokenMoney(toMoney(sumOf(amount, currency)), currency)).toBe(text);
  });

  it('shows a charge with cents unless it is whole, the primary currency first, and with a sign for a refund', () => {
    expect(spaced(formatCharge(-120_050, 'EUR'))).toBe('−1 200,50 €');
    expect(spaced(chargeText(1000, 'BGN'))).toBe('19,56 лв. / 10 €');
    expect(spaced(chargeText(0, 'BGN'))).toBe('0 лв. / 0 €');
    expect(spaced(chargeText(999, 'BGN'))).toBe('19,54 лв. / 9,99 €');
    expect(spaced(chargeText(-999, 'EUR'))).toBe('−9,99 € / −19,54 лв.');
  });

  it('reads a charge aloud in words', () => {
    expect(spokenCharge(999, 'BGN')).toBe('19 лева и 54 стотинки, 9 евро и 99 цента');
    expect(spokenCharge(-100, 'EUR')).toBe('минус 1 евро, 1 лев и 96 стотинки');
  });
});

describe('parseSum', () => {
  it.each([
    ['500 €', 500, 'EUR'],
    ['€ 500', 500, 'EUR'],
    ['500 евро', 500, 'EUR'],
    ['EUR 500', 500, 'EUR'],
    ['800лв', 800, 'BGN'],
    ['лева 800', 800, 'BGN'],
    ['500 euro', 500, 'EUR'],
    ['evro 500', 500, 'EUR'],
    ['800 лв.', 800, 'BGN'],
    ['800 лева', 800, 'BGN'],
    ['1 лев', 1, 'BGN'],
    ['500,5', 500.5, 'BGN'],
    ['500.55', 500.55, 'BGN'],
    ['1 200', 1200, 'BGN'],
    ['1\u00a0200', 1200, 'BGN'],
    ['1.200', 1200, 'BGN'],
    ['1,200', 1200, 'BGN'],
    ['1.200,50', 1200.5, 'BGN'],
    ['12 345,6 €', 12_345.6, 'EUR'],
  ])('reads %s', (text, amount, currency) => {
    expect(parseSum(text, 'BGN')).toEqual({ amount, currency });
  });

  it.each(['', 'евро', 'петстотин', '12 34', '1.2.3', '0.500', '-5', '5,555,5', '1e3'])(
    'refuses „%s“',
    (text) => {
      expect(parseSum(text, 'BGN')).toBeUndefined();
    },
  );
});
