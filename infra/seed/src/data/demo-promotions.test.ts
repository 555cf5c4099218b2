import { promotionDays } from '@pokriv/contracts/listing/promotions';

import { demoListings } from './demo-listings.ts';
import { demoPromotions } from './demo-promotions.ts';
import { picturePool } from './pool.ts';

const now = new Date('2026-11-21T10:00:00Z');
const set = demoListings(600, { now, pool: picturePool() });
const listings = Array.from({ length: set.count }, (_, index) => set.listing(index));
const promotions = listings.flatMap((listing) => demoPromotions(listing, now));
const withStatus = (wanted: string) => promotions.filter(({ status }) => status === wanted);

describe('demo promotions', () => {
  it('exist and run for every listing shown as promoted', () => {
    const running = withStatus('active');
    const shown = listings.filter(({ promotionType }) => promotionType !== null);
    expect(running.map(({ propertyId, type }) => [propertyId, type])).toEqual(
      shown.map(({ id, promotionType }) => [id, promotionType]),
    );
    for (const { startsAt, endsAt, dueAt, propertyId } of running) {
      const { publishedAt } = listings.find(({ id }) => id === propertyId) ?? {};
      expect(startsAt !== null && startsAt <= now && startsAt >= (publishedAt ?? now)).toBe(true);
      expect(endsAt !== null && endsAt > now).toBe(true);
      expect(dueAt).toEqual(endsAt);
    }
  });

  it('are past or upcoming for some listings, the demo agency’s included', () => {
    const statuses = ['expired', 'scheduled'].map(withStatus);
    for (const some of statuses) {
      expect(some.length).toBeGreaterThan(3);
      expect(some.some(({ userId }) => userId === 'demo-agency')).toBe(true);
    }
    const [expired = [], scheduled = []] = statuses;
    expect(expired.every(({ endsAt, dueAt }) => endsAt !== null && endsAt < now && dueAt === null)).toBe(
      true,
    );
    expect(scheduled.every(({ startsAt, endsAt }) => startsAt !== null && startsAt > now && !endsAt)).toBe(
      true,
    );
  });

  it('have no payment and are deterministic', () => {
    expect(promotions.every(({ paymentId, source }) => paymentId === null && source !== 'paid')).toBe(true);
    expect(new Set(promotions.map(({ _id }) => _id)).size).toBe(promotions.length);
    expect(demoPromotions(set.listing(137), now)).toEqual(
      promotions.filter(({ propertyId }) => propertyId === set.listing(137).id),
    );
  });

  const DAY_MS = 86_400_000;
  const listingOf = (id: string) => listings.find((listing) => listing.id === id);

  it('last as many days as they were taken for, and belong to the owner of their listing', () => {
    for (const { startsAt, endsAt, days, status, propertyId, userId, version } of promotions) {
      expect(promotionDays).toContain(days);
      expect(userId).toBe(listingOf(propertyId)?.landlord.id);
      expect(version).toBe({ scheduled: 1, active: 2, expired: 3 }[status as 'active']);
      if (status === 'scheduled') expect(endsAt).toBeNull();
      else expect(Number(endsAt) - Number(startsAt)).toBe(days * DAY_MS);
    }
  });

  it('come with a plan when they are the short regular ones of a paying landlord, else as a gift', () => {
    for (const { type, days, source, propertyId } of promotions) {
      const isPaying = listingOf(propertyId)?.landlord.plan !== 'free';
      const isIncluded = type === 'regular' && days === promotionDays[0] && isPaying;
      expect(source).toBe(isIncluded ? 'plan_credit' : 'admin');
    }
    expect(new Set(promotions.map(({ source }) => source))).toEqual(new Set(['admin', 'plan_credit']));
  });

  it('begin between a tenth and seven tenths of their time ago, not before their listing was public', () => {
    for (const { startsAt, days, propertyId } of withStatus('active')) {
      const past = (now.getTime() - Number(startsAt)) / (days * DAY_MS);
      expect(past).toBeLessThanOrEqual(0.7);
      const isAtPublication = Number(startsAt) === Number(listingOf(propertyId)?.publishedAt);
      expect(isAtPublication || past >= 0.1).toBe(true);
    }
  });

  it('ended at least half a day ago and within eleven days, when they are past', () => {
    for (const { startsAt, endsAt, createdAt, propertyId } of withStatus('expired')) {
      const ago = (now.getTime() - Number(endsAt)) / DAY_MS;
      expect(ago).toBeGreaterThanOrEqual(0.5);
      expect(ago).toBeLessThanOrEqual(10.5);
      expect(Number(startsAt)).toBeGreaterThanOrEqual(Number(listingOf(propertyId)?.publishedAt));
      expect(createdAt).toEqual(startsAt);
    }
  });

  it('begin within nine days and were bought ten days before, when they are upcoming', () => {
    for (const { startsAt, createdAt, dueAt, type } of withStatus('scheduled')) {
      const ahead = (Number(startsAt) - now.getTime()) / DAY_MS;
      expect(ahead).toBeGreaterThanOrEqual(1);
      expect(ahead).toBeLessThanOrEqual(9);
      expect(Number(startsAt) - Number(createdAt)).toBe(10 * DAY_MS);
      expect([dueAt, type]).toEqual([startsAt, 'regular']);
    }
  });

  it('are rare but for the two demo landlords, and only of public listings', () => {
    const isDemo = (id: string) => ['demo-landlord', 'demo-agency'].includes(id);
    const planned = [...withStatus('expired'), ...withStatus('scheduled')];
    const others = listings.filter(({ landlord }) => !isDemo(landlord.id));
    expect(planned.filter(({ userId }) => !isDemo(userId)).length).toBeLessThan(others.length / 10);
    for (const { propertyId } of promotions) expect(listingOf(propertyId)?.status).toBe('active');
  });
});
