import type { Unit } from '@pokriv/service-kit/mongo';

import { announceMove, type Move } from './announce-move.ts';
import type { StoredSubscription } from './subscription.model.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const PERIOD_END = new Date('2026-12-10T10:00:00Z');

const aSubscription = (parts: Partial<StoredSubscription> = {}): StoredSubscription => ({
  ...{ _id: 'sub_1', userId: 'u1', planId: 'premium', interval: 'month', status: 'active' },
  ...{ currentPeriodStart: NOW, currentPeriodEnd: PERIOD_END, cancelAtPeriodEnd: false },
  ...{ nextPlanId: null, graceEndsAt: null, amount: 999, endReason: null },
  ...{ createdAt: NOW, endedAt: null, updatedAt: NOW },
  ...parts,
});
const live = aSubscription();
const yearly = aSubscription({ interval: 'year' });
const ended = aSubscription({ status: 'canceled', endedAt: NOW });

type Announced = [name: string, fact: Record<string, unknown>];

async function announced(
  { before, after }: Pick<Move, 'before' | 'after'>,
  account: { email: string; firstName: string } | null = { email: 'anna@example.bg', firstName: 'Анна' },
): Promise<Announced[]> {
  const found: Announced[] = [];
  const unit = {
    announce: async (name: string, fact: Record<string, unknown>) => void found.push([name, fact]),
  } as unknown as Unit;
  const accounts = { byId: async () => account } as unknown as Parameters<typeof announceMove>[0]['accounts'];
  await announceMove({ accounts, now: () => NOW }, { before, after, failure: 'declined' }, unit);
  return found;
}

describe('a subscription that moves', () => {
  it.each<[string, StoredSubscription | null, StoredSubscription, string[]]>([
    ['starts', null, live, ['subscription-started']],
    ['starts again', ended, live, ['subscription-started']],
    ['stays as it is', live, aSubscription(), []],
    ['is planned to change', live, aSubscription({ nextPlanId: 'business' }), ['subscription-changed']],
    [
      'stays planned to change',
      aSubscription({ nextPlanId: 'business' }),
      aSubscription({ nextPlanId: 'business' }),
      [],
    ],
    ['is no longer planned to change', aSubscription({ nextPlanId: 'business' }), live, []],
    ['changes its plan at once', live, aSubscription({ planId: 'business' }), ['subscription-changed']],
    ['changes its interval at once', live, yearly, ['subscription-changed']],
    [
      'changes as planned',
      aSubscription({ nextPlanId: 'business' }),
      aSubscription({ planId: 'business' }),
      [],
    ],
    ['will end', live, aSubscription({ cancelAtPeriodEnd: true }), ['subscription-cancelled']],
    ['goes on after all', aSubscription({ cancelAtPeriodEnd: true }), live, ['subscription-resumed']],
    [
      'is not paid in time',
      live,
      aSubscription({ status: 'past_due', graceEndsAt: PERIOD_END }),
      ['subscription-past-due'],
    ],
    [
      'is still not paid',
      aSubscription({ status: 'past_due', graceEndsAt: PERIOD_END }),
      aSubscription({ status: 'past_due', graceEndsAt: PERIOD_END }),
      [],
    ],
    ['ends', live, ended, ['subscription-ended']],
    ['ended before', ended, ended, []],
    ['was never paid', null, ended, []],
    ['ends as a duplicate', live, aSubscription({ status: 'canceled', endReason: 'duplicate' }), []],
    ['ends for a wrong amount', live, aSubscription({ status: 'canceled', endReason: 'mismatch' }), []],
  ])('and %s is told by mail', async (_what, before, after, names) => {
    expect((await announced({ before, after })).map(([name]) => name)).toEqual(names);
  });

  it.each<[string, Partial<StoredSubscription>, string]>([
    ['cancelled', { status: 'canceled' }, 'cancelled'],
    ['expired', { status: 'expired' }, 'unpaid'],
    ['not paid', { status: 'canceled', endReason: 'unpaid' }, 'unpaid'],
    ['refunded', { status: 'expired', endReason: 'refunded' }, 'refunded'],
  ])('ends as %s, and its listings are paused two weeks later', async (_how, parts, reason) => {
    const [[, fact] = []] = await announced({ before: live, after: aSubscription(parts) });
    expect(fact).toMatchObject({ reason, pausedFrom: '2026-12-07T10:00:00.000Z', firstName: 'Анна' });
  });

  it('names the new plan and its start', async () => {
    const [[, planned] = []] = await announced({
      before: live,
      after: aSubscription({ nextPlanId: 'business' }),
    });
    expect(planned).toMatchObject({ planId: 'business', from: PERIOD_END.toISOString() });
    const [[, atOnce] = []] = await announced({ before: live, after: aSubscription({ planId: 'business' }) });
    expect(atOnce).toMatchObject({ planId: 'business', from: NOW.toISOString() });
  });

  it('of an account that is gone is told to no one', async () => {
    expect(await announced({ before: null, after: live }, null)).toEqual([]);
  });
});
