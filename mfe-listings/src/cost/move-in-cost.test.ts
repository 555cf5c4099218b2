import { moveInCost } from './move-in-cost.ts';

describe('moveInCost', () => {
  it('adds rent, deposit in months and commission in percent', () => {
    const cost = moveInCost({
      price: 1000,
      deposit: { type: 'months', value: 1.5 },
      commission: { type: 'percent', value: 50 },
      monthlyFees: 30,
      estimatedUtilities: 120,
    });
    expect(cost?.moveInTotal).toBe(3000);
    expect(cost?.monthlyTotal).toBe(1150);
    expect(cost?.moveIn.map(({ note }) => note)).toEqual([undefined, '1,5 наема', '50% от един наем']);
  });

  it('adds nothing without deposit and commission', () => {
    const cost = moveInCost({
      price: 800,
      deposit: { type: 'none', value: 2 },
      commission: { type: 'none' },
    });
    expect(cost?.moveInTotal).toBe(800);
    expect(cost?.monthly).toEqual([]);
  });

  it('is undefined without a price', () => {
    expect(moveInCost({ deposit: { type: 'none' } })).toBeUndefined();
  });
});
