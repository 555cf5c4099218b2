import type { JobContext } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';

import { personalRecordRepository } from './erasure/personal-record.repository.ts';
import { conversationsInbox } from './inbox.ts';
import { cancelOfListing } from './viewings/cancel-gone.ts';
import { at, startViewings, type ViewingsService } from './viewings/viewings.testing.ts';

let service: ViewingsService;
beforeAll(async () => {
  service = await startViewings();
});
afterAll(() => service.close());

describe('conversationsInbox', () => {
  it('publishes the threads whose viewings a rented listing has cancelled, after the commit', async () => {
    await service.hours({ mode: 'instant' });
    const { body } = await service.ask(await service.tenant(), { start: at('11-24 10:00') });
    const states: Promise<string>[] = [];
    const inbox = conversationsInbox({
      ...service.parts,
      erased: erasedPeople(service.connection),
      records: personalRecordRepository(service.connection, service.parts.inTransaction),
      forgetEvents: async () => undefined,
      publish: () => void states.push(service.stored(body.data.viewing.id).then(({ state }) => state)),
      followListing: [cancelOfListing(service.viewingParts), async () => undefined],
      followPerson: [],
    });
    const fact = {
      listingId: 'a',
      title: 'Обява a',
      ownerId: 'landlord',
      status: 'rented',
      version: 2,
    } as const;
    const once: JobContext['once'] = (change) => service.parts.inTransaction(change);
    await inbox['listing-changed'](fact, { eventId: 'event', once });
    expect(await Promise.all(states)).toEqual(['cancelled']);
  });
});
