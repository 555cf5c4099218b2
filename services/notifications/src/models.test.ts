import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels, requiredFields } from '@pokriv/service-kit/testing-models';

import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

describe('the models of the notifications service', () => {
  let compared: Awaited<ReturnType<typeof compareModels>>;

  beforeAll(async () => {
    compared = await compareModels({ service: 'notifications', migrations, models });
  });

  it('declare exactly the indexes of the database', () => {
    expect(compared.differences).toEqual([]);
  });

  it('cover every collection of the database', () => {
    expect(compared.unknown).toEqual([]);
  });

  it('refuse records without these fields', async () => {
    expect(await requiredFields(models)).toEqual({
      counted_reports: '_id at isWithheld',
      effects: '_id at',
      erased: '_id at',
      outbox: '_id attempts createdAt name queue',
      push_endpoints: '_id createdAt endpoint keys userId',
      'push_endpoints.keys': 'auth p256dh',
      push_waiting: '_id dueAt eventId expiresAt note userId',
      'push_waiting.note': 'body path tag title',
      'push_waiting.sum': 'counts title total',
      recipients: '_id email firstName lastName role version',
      report_hours: '_id at count',
    });
  });
});

it('the migrations of notifications drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 4 })).toEqual([]);
});
