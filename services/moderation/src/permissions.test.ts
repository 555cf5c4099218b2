import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startModeration, type ModerationService } from './start-moderation.testing.ts';

describe('the moderation service', () => {
  let service: ModerationService;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  it.each(callsOf('moderation'))(
    'lets exactly those call %s whom spec §6 allows',
    async (_name, endpoint) => {
      expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
    },
  );

  it.each(callsOf('moderation'))('takes no forged seal on %s', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
