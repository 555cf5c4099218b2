import { problemsOf } from '@pokriv/service-kit/testing-migrations';
import { compareModels } from '@pokriv/service-kit/testing-models';

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
});

it('the migrations drop no index that the last release uses', async () => {
  expect(await problemsOf({ migrations, firstReleaseUpTo: 18 })).toEqual([]);
});
