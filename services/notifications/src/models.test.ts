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

  it('refuse records without these fields', () => {
    expect(requiredFields(models)).toEqual({
      counted_reports: '_id at isWithheld',
      effects: '_id at',
      erased: '_id at',
      outbox: '_id attempts createdAt name queue',
      recipients: '_id email firstName lastName role version',
      report_hours: '_id at count',
    });
  });
});

it('the migrations drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 3 })).toEqual([]);
});
