import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startModeration, type ModerationService } from './start-moderation.testing.ts';

describe('permissions of the moderation service', () => {
  let service: ModerationService;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  it.each(callsOf('moderation'))(
    '%s is allowed for exactly the roles of spec §6',
    async (_name, endpoint) => {
      expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
    },
  );

  it.each(callsOf('moderation'))('%s refuses a forged seal', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
