import type { CallName } from '@pokriv/contracts/calls';
import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';

const ofThreads = (name: CallName): boolean => /Thread|Message|Replies|Facts|Unread|Figure/u.test(name);

describe('permissions of threads', () => {
  let service: ConversationsService;
  beforeAll(async () => {
    service = await startConversations();
  });
  afterAll(() => service.close());

  const calls = callsOf('conversations').filter(([name]) => ofThreads(name));

  it.each(calls)('%s is allowed for exactly the roles of spec §6', async (name, endpoint) => {
    // a stream does not end; it is refused or begins
    const isStream = name === 'followThreads';
    if (isStream) service.streams.close();
    const expected = expectedAnswers(endpoint);
    const answers = await answersOf(service.send, endpoint);
    const through = (answer: string) => (isStream && answer === 'UNAVAILABLE' ? 'through' : answer);
    expect(Object.fromEntries(Object.entries(answers).map(([who, one]) => [who, through(one)]))).toEqual(
      expected,
    );
  });

  it.each(calls)('%s refuses a forged seal', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
