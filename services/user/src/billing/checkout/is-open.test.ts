import type { StoredPayment } from '../payments/payment.model.ts';
import { checkoutEnd, isOpen, mustBeOpen } from './is-open.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const at = (minutes: number, ms = 0) => new Date(NOW.getTime() + minutes * 60_000 + ms);
const aPayment = (parts: Partial<StoredPayment>) =>
  ({ status: 'pending', createdAt: NOW, checkoutEndsAt: null, ...parts }) as StoredPayment;
const opened = { sessionId: 'cs_1', checkoutEndsAt: at(61) };

describe('checkout of a payment', () => {
  it.each<[string, Partial<StoredPayment>, Date, boolean]>([
    ['just made', {}, NOW, true],
    ['made almost half an hour ago, not opened', {}, at(30, -1), true],
    ['made half an hour ago, not opened', {}, at(30), false],
    ['opened', opened, at(60), true],
    ['opened, until its end', opened, at(61, -1), true],
    ['opened, at its end', opened, at(61), false],
    ['at Stripe without an end', { sessionId: 'cs_1' }, NOW, false],
    ['paid', { ...opened, status: 'succeeded' }, NOW, false],
    ['given up, not opened', { status: 'canceled' }, NOW, false],
  ])('%s is open or not', (_what, parts, now, expected) => {
    expect(isOpen(aPayment(parts), now)).toBe(expected);
  });

  it('ends 61 minutes after the payment was made, as whole seconds', () => {
    const createdAt = new Date('2026-11-23T10:00:00.999Z');
    expect(checkoutEnd(aPayment({ createdAt }))).toBe(Date.parse('2026-11-23T11:01:00Z') / 1000);
  });

  it('says whether it is paid or over', () => {
    const messageOf = (status: StoredPayment['status']) => {
      try {
        mustBeOpen(aPayment({ status }), NOW);
      } catch (error) {
        return (error as Error).message;
      }
      return undefined;
    };
    expect(messageOf('refunded')).toBe(messageOf('succeeded'));
    expect(messageOf('canceled')).not.toBe(messageOf('succeeded'));
    expect(mustBeOpen(aPayment({}), NOW)).toEqual(aPayment({}));
  });
});
