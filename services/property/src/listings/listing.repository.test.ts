import { cents, sumOf } from '@pokriv/contracts/money';

import { startProperty, type TestProperty } from '../testing.ts';
import type { StoredListing } from './stored-listing.ts';
import { randomListing, seededRandom } from './testing/random-listing.ts';

const at = new Date('2026-11-20T10:00:00Z');
const image = {
  id: 'a'.repeat(20),
  width: 1280,
  height: 960,
  alt: '',
  placeholder: '',
  hash: '0'.repeat(16),
};

describe('listingRepository', () => {
  let service: TestProperty;
  let listing: StoredListing;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    listing = {
      ...randomListing(seededRandom(Math.floor(performance.now()))),
      images: [image],
      revision: {
        fields: { price: sumOf(460.16, 'EUR'), agencyName: null },
        images: [],
        status: 'pending',
        at,
      },
      approval: { at, contentHash: 'hash', priceCents: cents(46_016), showsAddress: false },
      promotion: { id: 'promotion', type: 'super', startsAt: at, endsAt: at },
      moderation: { reason: 'Снимките са неясни', code: null, decidedAt: at },
    };
    await service.deps.inTransaction((unit) => service.deps.listings.add(listing, unit));
  });

  const replace = (changed: object) =>
    service.deps.inTransaction((unit) =>
      service.deps.listings.replace({ ...listing, ...changed }, listing.version, unit),
    );
  const stored = () => service.deps.listings.get(listing._id);

  it('stores every part of a listing unchanged', async () => {
    expect(await stored()).toEqual({ ...listing, impressions: 0 });
    await replace({ version: 2 });
    expect(await stored()).toEqual({ ...listing, impressions: 0, version: 2 });
  });

  it('stores a revision without changed fields and one without pictures', async () => {
    await replace({ revision: { fields: {}, images: [image], status: 'pending', at } });
    expect((await stored()).revision).toEqual({ fields: {}, images: [image], status: 'pending', at });
    await replace({ revision: { fields: { heating: [] }, status: 'rejected', at } });
    expect((await stored()).revision).toEqual({ fields: { heating: [] }, status: 'rejected', at });
  });

  it('keeps promotion fields written by earlier releases', async () => {
    const promotion = { ...listing.promotion, impressionsBefore: 7 };
    await replace({ promotion });
    expect((await stored()).promotion).toEqual(promotion);
  });

  it.each([
    ['picture with a field too many', { images: [{ ...image, size: 4 }] }],
    ['width that is no number', { images: [{ ...image, width: 'wide' }] }],
    ['copy of the owner with a field too many', { landlord: { id: 'anna', nickname: 'A' } }],
  ])('rejects a %s instead of dropping it', async (_part, changed) => {
    await expect(replace(changed)).rejects.toThrow('validation failed');
    expect(await stored()).toEqual({ ...listing, impressions: 0 });
  });
});
