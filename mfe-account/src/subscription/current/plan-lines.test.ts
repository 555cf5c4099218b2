import type { OwnPlan } from '../use-subscription.ts';
import { planLine } from './plan-lines.ts';

const state = { planId: 'premium', listingLimit: 5 };
const live = {
  status: 'active',
  currentPeriodEnd: '2026-12-24T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  amount: 999,
};
const lineOf = (parts: { state?: object; live?: object | null }) =>
  planLine(
    {
      state: { ...state, ...parts.state },
      live: parts.live === null ? null : { ...live, ...parts.live },
    } as unknown as OwnPlan,
    'BGN',
  );

describe('planLine', () => {
  it.each([
    [{ state: { listingLimit: null } }, /публикуват без ограничение/u],
    [{ state: { planId: 'free' }, live: null }, /^Публикувате безплатно/u],
    [{ live: null }, /предоставени без плащане/u],
    [{}, /^На 24 декември 2026.г\. се подновява: 19,54.лв\. \/ 9,99.€/u],
    [{ live: { cancelAtPeriodEnd: true } }, /^На 24 декември 2026.г\. преминавате към безплатния план/u],
    [{ live: { nextPlanId: 'business' } }, /^На 24 декември 2026.г\. преминавате към „/u],
    [{ live: { nextPlanId: 'free' } }, /се подновява/u],
  ])('says what comes next: %j', (parts, text) => {
    expect(lineOf(parts)).toMatch(text);
  });

  it('leaves a payment that is past due to its own notice', () => {
    expect(lineOf({ live: { status: 'past_due' } })).toBeUndefined();
  });
});
