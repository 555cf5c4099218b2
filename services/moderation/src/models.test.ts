import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels, requiredFields } from '@pokriv/service-kit/testing-models';

import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

describe('the models of the moderation service', () => {
  let compared: Awaited<ReturnType<typeof compareModels>>;

  beforeAll(async () => {
    compared = await compareModels({ service: 'moderation', migrations, models });
  });

  it('declare exactly the indexes of the database', () => {
    expect(compared.differences).toEqual([]);
  });

  it('cover every collection of the database', () => {
    expect(compared.unknown).toEqual([]);
  });

  it('refuse records without these fields', async () => {
    expect(await requiredFields(models)).toEqual({
      admin_refs: '_id isActive version',
      appeals: '_id kind openedAt person status updatedAt version',
      'appeals.messages': 'at isOurs message',
      'appeals.messages.by': 'id name',
      'appeals.person': 'email firstName id',
      'appeals.verdict': 'isByDecider reason',
      'appeals.verdict.by': 'id name',
      audit: '_id action actor after at before ip target words',
      'audit.actor': 'id name',
      'audit.target': 'id kind label',
      contacts: '_id adminNotes createdAt email message name status subject updatedAt',
      'contacts.replies': 'at by message',
      decisions: '_id at email firstName isDecidedByMachine isFoundByMachine kind ownerId reason source',
      effects: '_id at',
      erased: '_id at',
      listing_refs: '_id ownerId status title version',
      'listing_refs.cover': 'height id width',
      outbox: '_id attempts createdAt name queue',
      report_counts: '_id count ms reportType status',
      report_groups: '_id oldestAt open propertyId type',
      reports:
        '_id adminNotes createdAt description ownerId propertyId propertyTitle reason reportType reporter status updatedAt',
      'reports.reporter': 'email firstName id lastName',
    });
  });
});

it('the migrations of moderation drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 10 })).toEqual([]);
});
