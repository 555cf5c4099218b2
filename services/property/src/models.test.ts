import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels, requiredFields } from '@pokriv/service-kit/testing-models';

import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

describe('models of the property service', () => {
  let compared: Awaited<ReturnType<typeof compareModels>>;

  beforeAll(async () => {
    compared = await compareModels({ service: 'property', migrations, models });
  });

  it('declare exactly the indexes of the database', () => {
    expect(compared.differences).toEqual([]);
  });

  it('cover every collection of the database', () => {
    expect(compared.unknown).toEqual([]);
  });

  it('refuse records without these fields', async () => {
    expect(await requiredFields(models)).toEqual({
      accounts: '_id version',
      alert_address_days: '_id asked at person',
      alert_hits: '_id at cause cents listingId person reason state',
      alert_mails: '_id at person',
      'alert_mails.told': 'listingId reason',
      alert_people: '_id lastSeenAt',
      allowances: '_id drafts used version',
      assignments: '_id holder until',
      'assignments.holder': 'id name',
      counters: '_id taken',
      effects: '_id at',
      erased: '_id at',
      favorites: '_id at propertyId userId',
      history: '_id action actorId at listingId',
      idempotency: '_id at body made',
      image_files: '_id checkAt',
      leases: '_id',
      listing_changes: '_id at isFirst listingId mayReturn ownerId',
      listing_days: 'day listing',
      listing_reporters: '_id at listingId userId',
      listings: '_id createdAt fields landlord moderation number ownerId status updatedAt version',
      'listings.approval': 'at contentHash priceCents showsAddress',
      'listings.images': 'height id width',
      'listings.landlord': 'id',
      'listings.moderation.judged': 'at contentHash priceCents showsAddress',
      'listings.moderation.remarks': 'place text',
      'listings.priceHistory': 'at',
      'listings.priceHistory.price': 'cents',
      'listings.priceHistory.price.entered': 'amount currency',
      'listings.promotion': 'endsAt startsAt type',
      'listings.returned': 'at fields',
      'listings.revision': 'at fields status',
      'listings.revision.images': 'height id width',
      'listings.risks': 'at count version',
      outbox: '_id attempts createdAt name queue',
      place_offsets: '_id east north ownerId',
      promotions: '_id createdAt days propertyId source status type userId version',
      removed_images: 'at image listing',
      'removed_images.image': 'height id width',
      saved_searches: '_id asOf createdAt filter filterHash frequency name person state',
      search_cards: '_id',
      shared_lists: '_id createdAt lastActiveAt ownerId seenAt slot token',
      'shared_lists.notes': 'at by home id text',
      'shared_lists.people': 'id joinedAt name',
      'shared_lists.votes': 'at by home vote',
      view_batches: '_id at',
      week_cursors: '_id week',
    });
  });
});

it('the migrations of property drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 33 })).toEqual([]);
});
