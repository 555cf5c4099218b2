import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startUserService, type UserService } from './testing/start-user-service.ts';

describe('the user service', () => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());

  it.each(callsOf('user'))('allows %s exactly to the roles of spec §6', async (_name, endpoint) => {
    expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
  });

  it.each(callsOf('user'))('takes no forged seal on %s', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
