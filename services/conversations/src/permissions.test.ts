import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startConversations, type ConversationsService } from './start-conversations.testing.ts';

describe('permissions of the conversations service', () => {
  let service: ConversationsService;
  beforeAll(async () => {
    service = await startConversations();
    // streams never end: once closed, an admitted caller gets UNAVAILABLE
    service.streams.close();
  });
  afterAll(() => service.close());

  it.each(callsOf('conversations'))(
    '%s is allowed for exactly the roles of spec §6',
    async (_name, endpoint) => {
      const answers = Object.entries(await answersOf(service.send, endpoint)).map(([who, answer]) => [
        who,
        endpoint.isStream && answer === 'UNAVAILABLE' ? 'through' : answer,
      ]);
      expect(Object.fromEntries(answers)).toEqual(expectedAnswers(endpoint));
    },
  );

  it.each(callsOf('conversations'))('%s refuses a forged seal', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
