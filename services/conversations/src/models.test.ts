import { compareModels } from '@pokriv/service-kit/testing-models';

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
});
