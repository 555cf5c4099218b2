import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { forgetEvents } from '@pokriv/service-kit/forget-events';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { clock } from '../clock.ts';
import { readPersonalData } from '../personal-data/personal-data.repository.ts';
import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { erasePerson } from './erase-person.ts';
import { eventsAbout } from './erase-threads.repository.ts';
import { viewingPartsOf } from '../viewings/viewing-parts.ts';
import { personalRecordRepository } from './personal-record.repository.ts';

let service: ConversationsService;
let count = 0;

const anId = (name: string) => `${name}-${(count += 1)}-id`;
const leaver = anActor({
  ...{ id: 'uid-leaver', email: 'gone@example.bg', firstName: 'Изчезнала', lastName: 'Заминалова' },
});
const friend = anActor({ id: 'uid-friend', firstName: 'Иван', lastName: 'Колев' });
const admin = anActor({ id: 'uid-admin', role: 'admin' });
const secret = 'Тайната на Изчезнала';

const post = (path: string, as: ReturnType<typeof anActor>, body: object) =>
  service.send('POST', path, { as, body });
const start = async (as: ReturnType<typeof anActor>, listingId: string, text: string, facts?: object) => {
  const body = { listingId, text, clientId: anId('client'), ...(facts && { facts }) };
  return (await post('/threads', as, body)).body.data.thread.id as string;
};
const write = (id: string, as: ReturnType<typeof anActor>, text: string) =>
  post(`/threads/${id}/messages`, as, { text, clientId: anId('client') });
const read = async (id: string, as = friend) =>
  (await service.send('GET', `/threads/${id}`, { as })).body.data;

const erase = () => {
  const { connection, redis, parts } = service;
  const person = { userId: leaver.id, email: leaver.email };
  const deps = {
    erased: erasedPeople(connection),
    records: personalRecordRepository(connection, parts.inTransaction),
    forgetEvents: async () =>
      forgetEvents(connection, redis, person, await eventsAbout(connection, leaver.id)),
  };
  return erasePerson(deps, person, { once: (change) => parts.inTransaction(change) });
};
const everything = async () => {
  const collections = (await service.connection.db?.collections()) ?? [];
  const parts = await Promise.all(
    collections.map(async (one) => `${one.collectionName} ${JSON.stringify(await one.find().toArray())}`),
  );
  return parts.join('\n');
};

const aCover = (alt: string) => ({ id: 'p', width: 4, height: 3, alt, placeholder: '' });

/** Both roles, held and reported messages, pending mails, a moderator's act. */
async function aLife() {
  await service.aPerson(leaver);
  await service.aPerson(friend);
  const own = await service.aListing('own-listing', leaver.id, {
    ...{ title: 'Мансарда на Изчезнала', cover: aCover('Стаята на Изчезнала') },
  });
  const other = await service.aListing('other-listing', friend.id, {
    ...{ title: 'Чужда обява', cover: aCover('Чужда стая') },
  });
  const asTenant = await start(leaver, other, secret, { about: 'Казвам се Изчезнала', people: 2 });
  await write(asTenant, friend, 'Отговор на приятеля');
  await write(asTenant, leaver, `${secret}: преведете капаро преди оглед`);
  await write(asTenant, leaver, `${secret} отново`);
  await service.send('PATCH', `/threads/${asTenant}`, { as: friend, body: { note: 'Изчезнала е учителка' } });
  const asLandlord = await start(friend, own, 'Въпрос на приятеля');
  await write(asLandlord, leaver, secret);
  const noon = (days: number) => {
    const day = new Date(service.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    return `${day}T12:00:00.000Z`;
  };
  const asked = (as: ReturnType<typeof anActor>, listingId: string, note: string) =>
    post('/viewings', as, { listingId, options: [noon(4), noon(5)], note });
  expect((await asked(leaver, other, `${secret} като бележка`)).status).toBe(201);
  const viewing = (await asked(friend, own, 'Ще дойда сам')).body.data.viewing.id;
  const counter = { options: [noon(6)], reason: `${secret} като причина` };
  expect((await post(`/viewings/${viewing}/counter`, leaver, counter)).status).toBe(200);
  await post(`/threads/${asTenant}/report`, friend, { reason: 'spam', text: 'Изчезнала ми досажда' });
  await post(`/threads/${asLandlord}/report`, leaver, {
    reason: 'other',
    text: 'Аз, Изчезнала, се оплаквам',
  });
  await post(`/admin/threads/${asLandlord}/resolution`, admin, { action: 'dismiss' });
  const replies = [{ id: 'r', title: 'Отговор', text: secret }];
  await service.send('PUT', '/replies', { as: leaver, body: { replies } });
  service.clock.now = new Date(service.clock.now.getTime() + 25 * 3_600_000);
  const jobs = clock({ ...service.parts, ...viewingPartsOf(service.connection, () => service.clock.now) });
  for (const { run } of Object.values(jobs)) await run();
  await outboxEvents(service.connection).updateMany(
    { name: 'admin-acted' },
    { $set: { doneAt: new Date(), checkAt: null } },
  );
  return { asTenant, asLandlord };
}

const traces = /.{0,60}(?:uid-leaver|gone@example|Изчезнал|Заминалов|Тайната).{0,40}/giu;
const found = (text: string): string[] => text.match(traces) ?? [];

beforeEach(async () => {
  service = await startConversations();
});
afterEach(() => service.close());

describe('erasePerson in conversations', () => {
  it('leaves no trace of a person in any collection', async () => {
    await aLife();
    expect(found(await everything()).length).toBeGreaterThan(30);
    await erase();
    const [told] = await outboxEvents(service.connection).find({ name: 'account-erased-in' }).toArray();
    expect(told?.fact).toEqual({ userId: leaver.id, service: 'conversations' });
    await outboxEvents(service.connection).deleteOne({ _id: told?._id });
    expect(found(await everything())).toEqual([]);
  });

  it('leaves the other’s texts, in closed threads with „Изтрит потребител“', async () => {
    const { asTenant, asLandlord } = await aLife();
    await erase();
    expect(await read(asTenant)).toMatchObject({
      ...{ state: 'closed', facts: null, note: '', other: { name: 'Изтрит потребител' } },
      listing: { title: 'Чужда обява', cover: { alt: 'Чужда стая' } },
      last: { from: 'system', text: 'Промяна на оглед.' },
      messages: [
        { from: 'other', text: 'Съобщението е изтрито заедно с профила на автора си.' },
        { from: 'me', text: 'Отговор на приятеля' },
        { from: 'other', text: 'Съобщението е изтрито заедно с профила на автора си.' },
        { from: 'system', text: 'Промяна на оглед.' },
        { from: 'system', text: expect.stringContaining('Огледът е отменен.') },
      ],
    });
    expect(await read(asLandlord)).toMatchObject({
      ...{ state: 'closed', listing: { title: 'Обява на изтрит потребител', cover: null } },
      messages: expect.arrayContaining([expect.objectContaining({ text: 'Въпрос на приятеля' })]),
    });
    expect((await write(asTenant, friend, 'Ехо?')).status).toBe(409);
    const list = await service.send('GET', `/threads?query=${encodeURIComponent('колев')}`, { as: friend });
    expect(list.body.data).toHaveLength(2);
  });

  it('is idempotent, and later events of the person store nothing', async () => {
    await aLife();
    await erase();
    await erase();
    const late = {
      userId: leaver.id,
      email: leaver.email,
      firstName: 'Изчезнала',
      lastName: '',
      avatar: null,
    };
    await service.parts.inTransaction((unit) =>
      service.parts.people.keep({ ...late, role: 'tenant', isPremium: false, version: 9 }, unit),
    );
    await service.parts.kept.saveReplies(leaver.id, [{ id: 'r', title: 'Т', text: secret }]);
    await outboxEvents(service.connection).deleteMany({ name: 'account-erased-in' });
    expect(found(await everything())).toEqual([]);
  });
});

describe('readPersonalData', () => {
  it('exports a person’s own threads, with the other by the short name alone', async () => {
    const { asTenant, asLandlord } = await aLife();
    const { documents } = await readPersonalData(service.connection, { userId: leaver.id });
    expect(documents.threads).toMatchObject([
      { id: asLandlord, side: 'landlord', with: 'Иван К.', label: 'talking' },
      {
        ...{ id: asTenant, side: 'tenant', with: 'Иван К.', facts: { people: 2 } },
        messages: [
          { from: 'me', text: secret, facts: { about: 'Казвам се Изчезнала', people: 2 } },
          { from: 'other', text: 'Отговор на приятеля' },
          { from: 'me', state: 'held' },
          { from: 'me', text: `${secret} отново` },
          { from: 'system', kind: 'viewing' },
        ],
      },
    ]);
    expect(documents).toMatchObject({
      'thread-reports': [{ threadId: asLandlord, text: 'Аз, Изчезнала, се оплаквам' }],
      'saved-replies': [{ text: secret }],
      'thread-facts': { people: 2 },
    });
    const text = JSON.stringify(documents);
    expect(text).not.toMatch(/uid-friend|Колев|учителка|досажда/u);
    const ofFriend = await readPersonalData(service.connection, { userId: friend.id });
    expect(JSON.stringify(ofFriend)).not.toContain('Казвам се Изчезнала');
  });
});
