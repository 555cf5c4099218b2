import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { companyWords } from './company-words.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

it('the migration adds the agency of existing accounts to their words, and is idempotent', async () => {
  const [agent, other] = [anActor({ role: 'landlord' }), anActor({ role: 'landlord' })];
  for (const as of [agent, other])
    await service.send('POST', '/auth/profile', { as, body: { firstName: 'Яна', lastName: 'Недева' } });
  const company = { agencyName: 'Морски имоти', eik: '131071587' };
  await service.accounts.updateOne({ _id: agent.id }, { $set: { company, words: ['яна'] } });
  await service.accounts.updateOne({ _id: other.id }, { $set: { words: ['яна'] } });
  for (const _run of [1, 2]) await companyWords.up(service.connection);
  expect((await service.accounts.findOne({ _id: agent.id }))?.words).toEqual(
    expect.arrayContaining(['яна', 'недева', 'морски', 'имоти', '131071587']),
  );
  expect((await service.accounts.findOne({ _id: other.id }))?.words).toEqual(['яна']);
});
