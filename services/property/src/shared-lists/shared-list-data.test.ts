import { randomUUID } from 'node:crypto';

import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('data of shared lists', () => {
  let service: TestProperty;
  let home: string;
  beforeAll(async () => {
    service = await startProperty();
    home = (await anActiveListing(service, anActor({ listingLimit: null })))._id;
  });
  afterAll(() => service.close());

  /** The owner's list with votes and notes of a friend with an account and of a guest. */
  const aList = async () => {
    const [owner, friend] = [anActor({ role: 'tenant' }), anActor({ role: 'tenant' })];
    const body = { name: 'Собственик', homes: [home] };
    const { data } = (await service.send('POST', '/shared-lists', { as: owner, body })).body;
    const link = `/shared-lists/link/${String(data.token)}`;
    const join = (name: string, as?: typeof friend) =>
      service.send('POST', `${link}/people`, { ...(as && { as }), body: { name, clientId: randomUUID() } });
    await join('Приятел', friend);
    const { key } = (await join('Гостенка')).body.data;
    await service.send('PUT', `${link}/vote`, { as: friend, body: { home, vote: 'for' } });
    await service.send('PUT', `${link}/vote`, { body: { key, home, vote: 'against' } });
    const write = (note: string, part: object) =>
      service.send('PUT', `${link}/notes/${randomUUID()}`, { ...part, body: { home, note } });
    await write('Дума на приятеля', { as: friend });
    await write('Дума на собственика', { as: owner });
    return { owner, friend, link, token: String(data.token) };
  };
  const exported = async (userId: string) =>
    (await service.send('GET', `/internal/personal-data/${userId}`)).body.documents['shared-lists'];
  const erase = (userId: string, email: string) =>
    propertyInbox(service.deps)['account-erasing'](
      { userId, email },
      { eventId: randomUUID(), once: (change) => service.deps.inTransaction(change) },
    );

  it('are exported: own lists whole, and the own words in those of others', async () => {
    const { owner, friend, token } = await aList();
    expect(await exported(owner.id)).toMatchObject([
      {
        isOwner: true,
        name: 'Собственик',
        token,
        homes: [home],
        votes: [],
        notes: [{ home, text: 'Дума на собственика' }],
      },
    ]);
    const [ofFriend] = await exported(friend.id);
    expect(ofFriend).toMatchObject({
      isOwner: false,
      name: 'Приятел',
      votes: [{ home, vote: 'for' }],
      notes: [{ home, text: 'Дума на приятеля' }],
    });
    const text = JSON.stringify(ofFriend);
    for (const foreign of [token, owner.id, 'Собственик', 'Гостенка', 'на собственика'])
      expect(text).not.toContain(foreign);
  });

  it('are erased with a participant: their votes and notes, not the list', async () => {
    const { friend, link } = await aList();
    await erase(friend.id, friend.email);
    const { body } = await service.send('GET', link);
    expect(body.data.people.map(({ name }: { name: string }) => name)).toEqual(['Собственик', 'Гостенка']);
    expect(body.data.homes[0].votes).toHaveLength(1);
    expect(body.data.homes[0].notes).toMatchObject([{ text: 'Дума на собственика' }]);
  });

  it('are erased with the owner: the list with the words of all', async () => {
    const { owner, link, token } = await aList();
    await erase(owner.id, owner.email);
    expect((await service.send('GET', link)).status).toBe(404);
    expect(await service.connection.collection('shared_lists').countDocuments({ token })).toBe(0);
  });
});
