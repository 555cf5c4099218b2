import { nextCheckAt, planSteps, startsAfter } from './plan-steps.ts';
import type { StoredPromotion } from './stored-promotion.ts';

const DAY_MS = 86_400_000;
const AT = new Date('2026-11-21T10:00:00Z');
const day = (days: number, ms = 0) => new Date(AT.getTime() + days * DAY_MS + ms);

const aPromotion = (_id: string, parts: Partial<StoredPromotion> = {}): StoredPromotion => ({
  ...{
    _id,
    propertyId: 'listing',
    userId: 'owner',
    type: 'regular',
    days: 7,
    source: 'paid',
    paymentId: 'paid',
  },
  ...{ status: 'scheduled', startsAt: null, endsAt: null, createdAt: day(-1), version: 1, dueAt: null },
  ...parts,
});
const running = (endsAt: Date) =>
  aPromotion('running', { status: 'active', startsAt: day(-7), endsAt, createdAt: day(-7) });

type Situation = Parameters<typeof planSteps>[0];
const shown: Situation = { status: 'active', isHidden: false, promotion: null };
const lastUntil = (endsAt: Date): Situation['promotion'] => ({
  ...{ id: 'last', type: 'regular', startsAt: day(-90), endsAt },
});

const planned = (listing: Situation, ...open: StoredPromotion[]) =>
  planSteps(listing, open, AT).map(({ promotion, action, why }) =>
    [promotion._id, action, why].filter(Boolean).join(' '),
  );

describe('steps of the promotions of a listing', () => {
  it.each<[string, Situation, StoredPromotion[], string[]]>([
    ['starts one that is due', shown, [aPromotion('a')], ['a start']],
    ['starts one planned for now', shown, [aPromotion('a', { startsAt: AT })], ['a start']],
    ['waits for a planned start', shown, [aPromotion('a', { startsAt: day(0, 1) })], []],
    [
      'starts the one planned first, one at a time',
      shown,
      [aPromotion('late', { startsAt: day(-1) }), aPromotion('early', { startsAt: day(-2) })],
      ['early start'],
    ],
    ['lets a running one run', shown, [running(day(0, 1)), aPromotion('next')], []],
    ['ends one and starts the next', shown, [running(AT), aPromotion('next')], ['running end', 'next start']],
    ['starts none for a hidden owner', { ...shown, isHidden: true }, [aPromotion('a')], []],
    ['starts none of a paused listing', { ...shown, status: 'paused' }, [aPromotion('a')], []],
    [
      'ends one of a paused listing, and keeps the next waiting',
      { ...shown, status: 'paused' },
      [running(AT), aPromotion('next')],
      ['running end'],
    ],
    [
      'refunds one that has waited 30 days',
      { ...shown, status: 'rented' },
      [aPromotion('a', { createdAt: day(-30) }), aPromotion('b', { createdAt: day(-30, 1) })],
      ['a refund listing_closed'],
    ],
    [
      'counts the days of waiting from a planned start',
      { ...shown, status: 'rented' },
      [
        aPromotion('a', { createdAt: day(-60), startsAt: day(-30) }),
        aPromotion('b', { createdAt: day(-60), startsAt: day(-29) }),
      ],
      ['a refund listing_closed'],
    ],
    [
      'counts the days of waiting from the end of the one before it',
      { ...shown, status: 'paused', promotion: lastUntil(day(-29)) },
      [aPromotion('a', { createdAt: day(-60) })],
      [],
    ],
    [
      'refunds those never started when the listing is rejected',
      { ...shown, status: 'rejected' },
      [running(AT), aPromotion('next')],
      ['running end', 'next refund listing_rejected'],
    ],
    [
      'lets one run while the listing is rejected',
      { ...shown, status: 'rejected' },
      [running(day(1)), aPromotion('next')],
      ['next refund listing_rejected'],
    ],
    [
      'cancels the running one of a deleted listing and refunds the others',
      { ...shown, status: 'deleted' },
      [running(day(1)), aPromotion('next')],
      ['running cancel', 'next refund listing_gone'],
    ],
    [
      'cancels all without a refund after a removal for a violation',
      { ...shown, status: 'removed' },
      [running(day(1)), aPromotion('next')],
      ['running cancel', 'next cancel'],
    ],
    [
      'cancels a gift, where there is nothing to refund',
      { ...shown, status: 'deleted' },
      [aPromotion('gift', { source: 'admin' })],
      ['gift cancel'],
    ],
  ])('%s', (_what, listing, open, expected) => {
    expect(planned(listing, ...open)).toEqual(expected);
  });
});

describe('next check of a promotion', () => {
  const paused: Situation = { ...shown, status: 'paused' };
  it.each<[string, StoredPromotion, Parameters<typeof nextCheckAt>[1], Date]>([
    ['is its end', running(day(3)), { listing: shown, runningUntil: day(3), at: AT }, day(3)],
    [
      'is its planned start',
      aPromotion('a', { startsAt: day(2) }),
      { listing: shown, runningUntil: day(5), at: AT },
      day(2),
    ],
    [
      'is the end of the running one',
      aPromotion('a', { startsAt: AT }),
      { listing: shown, runningUntil: day(5), at: AT },
      day(5),
    ],
    [
      'is the end of its patience while the listing is not public',
      aPromotion('a'),
      { listing: paused, runningUntil: undefined, at: AT },
      day(29),
    ],
  ])('%s', (_what, promotion, situation, expected) => {
    expect(nextCheckAt(promotion, situation)).toEqual(expected);
  });
});

describe('starts of waiting promotions', () => {
  const starts = (listing: Situation, ...open: StoredPromotion[]) =>
    Object.fromEntries(startsAfter(listing, open));

  it('follow one after another, in the order of their dates', () => {
    const late = aPromotion('late', { startsAt: day(1), days: 3 });
    expect(starts(shown, running(day(2)), late, aPromotion('early'))).toEqual({
      early: day(2),
      late: day(9),
    });
  });

  it('omit one that waits only for its own date, after which others start', () => {
    const own = aPromotion('own', { startsAt: day(4), days: 3 });
    const next = aPromotion('next', { startsAt: day(5) });
    expect(starts(shown, running(day(4)), own, next)).toEqual({ next: day(7) });
  });

  it('are unknown without a running promotion or while the listing is not shown', () => {
    expect(starts(shown, aPromotion('a'))).toEqual({});
    expect(starts({ ...shown, isHidden: true }, running(day(2)), aPromotion('a'))).toEqual({});
    expect(starts({ ...shown, status: 'paused' }, running(day(2)), aPromotion('a'))).toEqual({});
  });
});
