import type { Thread } from '@pokriv/contracts/conversation/thread';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Cents } from '@pokriv/contracts/money';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { anActor } from '@pokriv/service-kit/testing';

import { personalRecordRepository } from '../erasure/personal-record.repository.ts';
import { conversationsInbox } from '../inbox.ts';
import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { followListingInThreads, followPersonInThreads } from '../threads/follow-changes.repository.ts';

let service: ConversationsService;
let published: string[] = [];
const owner = anActor({ id: 'owner', firstName: 'Иван', lastName: 'Колев' });
const tenant = anActor({ id: 'tenant', role: 'tenant', firstName: 'Мария', lastName: 'Петрова' });

const inbox = () => {
  const { connection, parts } = service;
  return conversationsInbox({
    ...parts,
    publish: ({ _id }) => void published.push(_id),
    erased: erasedPeople(connection),
    records: personalRecordRepository(connection, parts.inTransaction),
    forgetEvents: () => Promise.resolve(),
    followListing: [followListingInThreads(connection)],
    followPerson: [followPersonInThreads(connection)],
  });
};
const context = () => ({
  eventId: 'event',
  once: (change: Parameters<typeof service.parts.inTransaction>[0]) =>
    service.parts.inTransaction(change).then(() => undefined),
});
const listingChanged = (version: number, changed: Partial<JobData<'listing-changed'>> = {}) =>
  inbox()['listing-changed'](
    { ...{ listingId: 'l1', title: 'Обява l1', ownerId: 'owner', status: 'active', version }, ...changed },
    context(),
  );
const accountChanged = (version: number, changed: Partial<JobData<'account-changed'>>) =>
  inbox()['account-changed'](
    {
      ...{ userId: 'tenant', email: tenant.email, firstName: 'Мария', lastName: 'Петрова', avatar: null },
      ...{ role: 'tenant', isPremium: false, version },
      ...changed,
    },
    context(),
  );
const threads = async (query = '', as = owner) =>
  (await service.send('GET', `/threads${query}`, { as })).body.data as Thread[];
const found = (words: string) => threads(`?query=${encodeURIComponent(words)}`);
const write = async (text: string) => {
  const [thread] = await threads('', tenant);
  return service.send('POST', `/threads/${thread?.id}/messages`, {
    as: tenant,
    body: { text, clientId: 'client-of-a-test' },
  });
};

beforeEach(async () => {
  published = [];
  service = await startConversations();
  await service.aPerson(owner);
  await service.aPerson(tenant);
  await service.aListing('l1', owner.id);
  const body = { listingId: 'l1', text: 'Здравейте', clientId: 'client-1-id' };
  await service.send('POST', '/threads', { as: tenant, body });
});
afterEach(() => service.close());

describe('a changed listing', () => {
  it('shows its title and price now beside the rent when the thread began', async () => {
    const price = { cents: 50_000 as Cents, currency: 'EUR' as const, bgn: 977.92 };
    const shown = { cover: null, city: 'plovdiv', price, contactName: 'Анна', address: null };
    await listingChanged(2, { title: 'Мезонет до парка', shown });
    const [thread] = await threads();
    expect(thread?.listing).toMatchObject({
      title: 'Мезонет до парка',
      city: 'plovdiv',
      price,
      priceThen: null,
    });
    expect(await found('мезонет')).toHaveLength(1);
    expect(await found('мария')).toHaveLength(1);
    expect(await found('обява')).toHaveLength(0);
  });

  it('closes its threads when it is removed, and opens them when it is reinstated', async () => {
    await listingChanged(2, { status: 'removed' });
    const [closed] = await threads();
    expect(closed?.state).toBe('closed');
    expect(published).toEqual([closed?.id]);
    expect((await write('Ехо?')).status).toBe(409);
    await listingChanged(3, { status: 'active' });
    expect((await threads())[0]?.state).toBe('open');
    expect((await write('Ехо?')).status).toBe(201);
  });

  it('ignores an older version that comes late', async () => {
    await listingChanged(3, { title: 'Ново' });
    await listingChanged(2, { title: 'Старо', status: 'removed' });
    expect((await threads())[0]).toMatchObject({ state: 'open', listing: { title: 'Ново' } });
  });
});

describe('a changed account', () => {
  it('is found and shown by its new name', async () => {
    await accountChanged(2, { lastName: 'Стоянова' });
    expect((await threads())[0]?.other.name).toBe('Мария С.');
    expect(await found('стоянова')).toHaveLength(1);
    expect(await found('петрова')).toHaveLength(0);
  });

  it('gets no messages while it is hidden, with a clear text', async () => {
    await accountChanged(2, { userId: 'owner', firstName: 'Иван', lastName: 'Колев', isHidden: true });
    expect(await write('Ехо?')).toMatchObject({
      status: 409,
      body: { message: 'Човекът отсреща в момента не може да чете съобщения. Опитайте по-късно.' },
    });
    await accountChanged(3, { userId: 'owner', firstName: 'Иван', lastName: 'Колев', isHidden: false });
    expect((await write('Ехо?')).status).toBe(201);
  });
});
