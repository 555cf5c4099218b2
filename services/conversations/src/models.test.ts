import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels, requiredFields } from '@pokriv/service-kit/testing-models';

import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

describe('the models of the conversations service', () => {
  let compared: Awaited<ReturnType<typeof compareModels>>;

  beforeAll(async () => {
    compared = await compareModels({ service: 'conversations', migrations, models });
  });

  it('declare exactly the indexes of the database', () => {
    expect(compared.differences).toEqual([]);
  });

  it('cover every collection of the database', () => {
    expect(compared.unknown).toEqual([]);
  });

  it('refuse records without these fields', async () => {
    expect(await requiredFields(models)).toEqual({
      availability:
        '_id bufferMinutes horizonDays landlordId maxADay minNoticeHours mode seats slotMinutes updatedAt',
      calendar_feeds: '_id secret',
      effects: '_id at',
      erased: '_id at',
      held_hours: '_id at count',
      listing_refs: '_id city contactName ownerId status title version',
      messages: '_id at from kind seq state text threadId',
      outbox: '_id attempts createdAt name queue',
      people: '_id email firstName isEmailVerified isHidden lastName version',
      people_kept: '_id',
      sender_days: '_id at started userId',
      thread_reports: '_id aboutId at by byId reason state text threadId',
      threads:
        '_id archived blocked changedAt createdAt label landlordId last lastAt lastSeq listing listingId muted note readSeq state tenantId unread wrote',
      'threads.archived': 'landlord tenant',
      'threads.blocked': 'landlord tenant',
      'threads.lastAt': 'landlord tenant',
      'threads.muted': 'landlord tenant',
      'threads.readSeq': 'landlord tenant',
      'threads.unread': 'landlord tenant',
      'threads.wrote': 'landlord tenant',
      viewing_cells: '_id slot viewingId',
      viewing_days: '_id booked changes',
      viewing_waits: '_id createdAt end kind landlordId listingId note people slot start tenantId threadId',
      viewings:
        '_id coming createdAt isOffer kind landlordId listingId note people sequence state tenantId threadId title wasConfirmed',
    });
  });
});

it('the migrations of conversations drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 0 })).toEqual([]);
});
