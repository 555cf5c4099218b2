import { sumOf, toMoney } from '@pokriv/contracts/money';

import { pinMoney, pinPrice } from './spot-icons.ts';

describe('pinMoney', () => {
  it('has the leva of every rent that was typed in whole leva', () => {
    const wrong = Array.from({ length: 49_951 }, (_, index) => index + 50).filter(
      (amount) => pinMoney(sumOf(amount, 'BGN').cents).bgn !== amount,
    );
    expect(wrong).toEqual([]);
  });

  it('is exact for a rent in euro', () => {
    const rent = sumOf(500, 'EUR');
    expect(pinMoney(rent.cents)).toEqual(toMoney(rent));
    expect(pinPrice(rent.cents, 'EUR')).toBe('500\u00a0€');
    expect(pinPrice(rent.cents, 'BGN')).toBe('977,92\u00a0лв.');
  });
});
