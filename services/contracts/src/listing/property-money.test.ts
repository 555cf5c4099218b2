import { Commission, Deposit, derivedSums } from './property-money.ts';

describe('deposit', () => {
  it.each([
    ['none', undefined, true],
    ['months', 0.5, true],
    ['months', 3, true],
    ['months', 1.5, true],
    ['months', 0, false],
    ['months', 3.5, false],
    ['months', 1.25, false],
    ['months', undefined, false],
    ['amount', 1, true],
    ['amount', 100_000, true],
    ['amount', 0, false],
    ['amount', 100_001, false],
    ['amount', 10.5, false],
    ['amount', undefined, false],
  ])('of %s with the value %s is valid: %s', (type, value, isValid) => {
    expect(Deposit.safeParse({ type, value }).success).toBe(isValid);
  });

  it.each([
    ['months', 'Въведете от 0,5 до 3 наема през половин.'],
    ['amount', 'Въведете сума от 1 до 100 000 лв.'],
  ])('of %s without a value asks for one', (type, message) => {
    const [issue] = Deposit.safeParse({ type }).error?.issues ?? [];
    expect([issue?.path, issue?.message.replace(/\s/gu, ' ')]).toEqual([['value'], message]);
  });
});

describe('commission', () => {
  it.each([
    ['none', undefined, true],
    ['percent', 1, true],
    ['percent', 200, true],
    ['percent', 0, false],
    ['percent', 201, false],
    ['percent', 12.5, false],
    ['percent', undefined, false],
    ['amount', 1, true],
    ['amount', 50_000, true],
    ['amount', 50_001, false],
  ])('of %s with the value %s is valid: %s', (type, value, isValid) => {
    expect(Commission.safeParse({ type, value }).success).toBe(isValid);
  });
});

describe('sums of a listing', () => {
  const sumsOf = (parts: object) => derivedSums({ price: 900, area: 70, ...parts });

  it.each([
    ['rent alone', {}, 900],
    ['a deposit of rents', { deposit: { type: 'months', value: 1.5 } }, 2250],
    ['a deposit in leva', { deposit: { type: 'amount', value: 500 } }, 1400],
    ['no deposit, whatever its value', { deposit: { type: 'none', value: 500 } }, 900],
    ['a fee of a share of the rent', { commission: { type: 'percent', value: 50 } }, 1350],
    ['a fee in leva', { commission: { type: 'amount', value: 300 } }, 1200],
    ['no fee, whatever its value', { commission: { type: 'none', value: 300 } }, 900],
    [
      'rent, deposit and fee',
      { deposit: { type: 'months', value: 2 }, commission: { type: 'percent', value: 100 } },
      3600,
    ],
    ['whole leva', { price: 333, commission: { type: 'percent', value: 50 } }, 500],
  ])('for moving in: %s', (_what, parts, moveInCost) => {
    expect(sumsOf(parts).moveInCost).toBe(moveInCost);
  });

  it('by square metre and by month', () => {
    expect(sumsOf({})).toMatchObject({ pricePerM2: 12.86, monthlyTotal: 900 });
    expect(sumsOf({ monthlyFees: 20, estimatedUtilities: 150 }).monthlyTotal).toBe(1070);
  });
});
