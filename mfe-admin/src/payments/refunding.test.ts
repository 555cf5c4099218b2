import { isRefunding, mayRefund, readAgainAfter } from './refunding.ts';

describe('mayRefund', () => {
  it.each([
    ['pending', null, false],
    ['succeeded', null, true],
    ['succeeded', 'Платено два пъти', false],
    ['failed', null, false],
    ['canceled', null, false],
    ['refunded', 'Платено два пъти', false],
  ] as const)('of a payment in %s with refund reason %p is %p', (status, refundReason, may) => {
    expect(mayRefund({ status, refundReason })).toBe(may);
  });

  it('polls a pending refund until the provider confirms it', () => {
    const calls = { status: 'succeeded', refundReason: 'Платено два пъти' } as const;
    const done = { status: 'refunded', refundReason: 'Платено два пъти' } as const;
    expect([isRefunding(calls), isRefunding(done)]).toEqual([true, false]);
    expect(readAgainAfter([done, calls])).toBeLessThan(readAgainAfter([done]));
  });
});
