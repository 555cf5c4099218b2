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
});
