import {
  startConversations,
  type ConversationsService,
} from '@pokriv/conversations-service/start-conversations.testing';
import { viewingCellsRepository } from '@pokriv/conversations-service/viewings/viewing-cells.repository';
import type { StoredViewing } from '@pokriv/conversations-service/viewings/viewing.model';
import { anActor } from '@pokriv/service-kit/testing';

import { demoListings, listingId } from '../data/demo-listings.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import { demoAccounts, demoTenants, type DemoPerson } from '../data/people/people.ts';
import { picturePool } from '../data/pool.ts';
import { listingRefOf } from '../data/conversations/listing-ref-of.ts';
import { storedDemoListing } from '../data/stored-demo-listing.ts';
import { insertMissing } from './missing-ids.ts';
import { writeConversations } from './write-conversations.ts';

const MINUTE_MS = 60_000;
const { tenant, landlord, agency } = demoAccounts;

describe('demo conversations', () => {
  let service: ConversationsService;
  const now = new Date();
  const pool = picturePool();
  const set = demoListings(DEMO_LISTINGS, { now, pool });
  const image = {
    id: '0'.repeat(20),
    width: 1280,
    height: 960,
    alt: '',
    placeholder: '',
    hash: '0'.repeat(16),
  };
  const keeping = { images: new Map(pool.map(({ key }) => [key, image])), favorites: new Map(), now };
  const tenants = [tenant, ...demoTenants(40)];
  const write = () =>
    writeConversations(service.connection, {
      ...{ set, tenants, keeping },
      people: [demoAccounts.admin, ...tenants, ...set.landlords],
    });
  const as = ({ id, email, role }: DemoPerson) => anActor({ id, email, role });
  const read = async (person: DemoPerson, path: string) =>
    (await service.send('GET', path, { as: as(person) })).body.data;

  beforeAll(async () => {
    service = await startConversations();
    const indexes = [0, ...Array.from({ length: 20 }, (_, index) => index + 3)];
    const listings = indexes.map((index) =>
      listingRefOf(storedDemoListing({ listing: set.listing(index), number: 0 }, keeping)),
    );
    await insertMissing(service.connection, 'listing_refs', listings);
    await write();
  });
  afterAll(() => service.close());

  it('are written once, however often the seed runs', async () => {
    await write();
    const count = (name: string) => service.connection.collection(name).countDocuments();
    expect([await count('threads'), await count('viewings'), await count('availability')]).toEqual([
      40, 15, 11,
    ]);
  });

  it.each([tenant, landlord, agency])(
    'fill the inbox, the viewings and the unread count of $email',
    async (person) => {
      const threads = (await read(person, '/threads')) as { id: string; unread: number }[];
      expect(threads.length).toBeGreaterThanOrEqual(6);
      for (const { id } of threads) {
        const { messages } = (await read(person, `/threads/${id}`)) as { messages: unknown[] };
        expect(messages.length).toBeGreaterThan(0);
      }
      expect(((await read(person, '/viewings')) as unknown[]).length).toBeGreaterThanOrEqual(3);
      expect(await read(person, '/threads/unread')).toMatchObject({ threads: expect.any(Number) });
    },
  );

  it('show the same unread messages as are counted when they are read', async () => {
    const [unread] = (await read(landlord, '/threads?unread=true')) as { id: string; unread: number }[];
    if (!unread) throw new Error('nothing is unread');
    await service.send('POST', `/threads/${unread.id}/read`, { as: as(landlord), body: { seq: 0 } });
    const counted = (await read(landlord, `/threads/${unread.id}`)) as { unread: number };
    expect(counted.unread).toBe(unread.unread);
  });

  it('give landlords saved replies and their hours', async () => {
    expect(((await read(agency, '/replies')) as { replies: unknown[] }).replies).toHaveLength(4);
    expect(await read(agency, '/availability')).toMatchObject({ mode: 'instant', isSet: true });
    expect(await read(landlord, '/availability')).toMatchObject({ mode: 'confirm', isSet: true });
  });

  it('show the place in a waiting list to its tenant', async () => {
    expect(await read(tenant, '/viewings/waiting')).toMatchObject([{ listing: { id: listingId(116) } }]);
  });

  it('offer free times, without those of agreed viewings', async () => {
    const slots = (await read(tenant, `/properties/${listingId(10)}/slots`)) as {
      days: { slots: { start: string }[] }[];
    };
    const free = slots.days.flatMap((day) => day.slots.map(({ start }) => start));
    const agreed = await service.connection
      .collection<StoredViewing>('viewings')
      .find({ landlordId: agency.id, seat: 0, start: { $gt: now } })
      .toArray();
    expect(free.length).toBeGreaterThan(10);
    expect(agreed.length).toBeGreaterThanOrEqual(2);
    expect(agreed.filter(({ start }) => free.includes(start?.toISOString() ?? ''))).toEqual([]);
  });

  it('hold the cells of agreed times as the service does', async () => {
    const { findSeat } = viewingCellsRepository(service.connection);
    const held = await service.connection.collection<StoredViewing>('viewings').find({ seat: 0 }).toArray();
    expect(held.length).toBeGreaterThan(4);
    for (const { landlordId, start, end } of held) {
      if (!start || !end) throw new Error('a held viewing without a time');
      const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
      expect(await findSeat({ landlordId, listingId: 'another', start, minutes, seats: 1 })).toBeNull();
    }
  });

  it('wait for a moderator when they are held or reported', async () => {
    const waiting = (await read(demoAccounts.admin, '/admin/threads')) as { why: string }[];
    expect(waiting.filter(({ why }) => why === 'held').length).toBeGreaterThanOrEqual(3);
    expect(waiting.filter(({ why }) => why === 'reported').length).toBeGreaterThanOrEqual(2);
  });
});
