import { answersOf, callsOf, expectedAnswers, forgedAnswers } from '@pokriv/service-kit/testing-permissions';

import { startNotifications, type NotificationsService } from './start-notifications.testing.ts';

describe('permissions of the notifications service', () => {
  let service: NotificationsService;
  beforeAll(async () => {
    service = await startNotifications();
  });
  afterAll(() => service.close());

  it.each(callsOf('notifications'))(
    '%s is allowed for exactly the roles of spec §6',
    async (_name, endpoint) => {
      expect(await answersOf(service.send, endpoint)).toEqual(expectedAnswers(endpoint));
    },
  );

  it.each(callsOf('notifications'))('%s refuses a forged seal', async (_name, endpoint) => {
    expect(await forgedAnswers(service.send, endpoint)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
