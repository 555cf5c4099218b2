import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { SHARED_LIST_DAYS, SHARED_LIST_LIMITS } from '@pokriv/contracts/shared-list/shared-list-rules';
import { anActor } from '@pokriv/service-kit/testing';

import { anAccount } from '../alerts/testing/some-hits.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { sharedListModel } from './shared-list.model.ts';

const DAY_MS = 86_400_000;

describe('shared lists of favourites', () => {
  let service: TestProperty;
  let homes: string[];
  let owner: Actor;
  const landlord = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
    const listings = [];
    for (let at = 0; at < 3; at += 1) listings.push(await anActiveListing(service, landlord));
    homes = listings.map(({ _id }) => _id);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    owner = anActor({ role: 'tenant', firstName: 'Мария' });
  });

  const share = async (body: object = {}, headers?: Record<string, string>) =>
    service.send('POST', '/shared-lists', {
      as: owner,
      body: { name: 'Мария', homes, ...body },
      ...(headers && { headers }),
    });
  const own = async () => (await service.send('GET', '/shared-lists', { as: owner })).body.data;
  const aLink = async () => {
    const { body } = await share();
    return { id: String(body.data.id), link: `/shared-lists/link/${String(body.data.token)}` };
  };
  const read = (link: string, as?: Actor) => service.send('GET', link, { ...(as && { as }) });
  const join = (link: string, name = 'Иван', { as, clientId = randomUUID() }: Joining = {}) =>
    service.send('POST', `${link}/people`, { ...(as && { as }), body: { name, clientId } });
  interface Joining {
    as?: Actor;
    clientId?: string;
  }
  const aGuest = async (link: string, name = 'Иван') => {
    const { data } = (await join(link, name)).body;
    return { key: String(data.key), id: String(data.person) };
  };
  const vote = (link: string, body: object, as?: Actor) =>
    service.send('PUT', `${link}/vote`, { ...(as && { as }), body });
  const note = (link: string, body: object, { id = randomUUID(), as }: { id?: string; as?: Actor } = {}) =>
    service.send('PUT', `${link}/notes/${id}`, { ...(as && { as }), body });
  const remove = (address: string, key?: string, as?: Actor) =>
    service.send('POST', `${address}/removal`, { ...(as && { as }), body: key === undefined ? {} : { key } });

  describe('sharing', () => {
    it('gives a link of 256 bits that opens for everyone, with the cards and no account data', async () => {
      const shared = await share();
      expect([shared.status, shared.body.message]).toEqual([201, 'Списъкът е споделен.']);
      expect(shared.body.data).toMatchObject({ homes, people: 0, votes: 0, newNotes: 0 });
      expect(shared.body.data.token).toMatch(/^[\w-]{43}$/u);
      const { status, body } = await read(`/shared-lists/link/${shared.body.data.token}`);
      expect(status).toBe(200);
      expect(
        body.data.homes.map(({ id, card }: { id: string; card: { id: string } }) => [id, card.id]),
      ).toEqual(homes.map((id) => [id, id]));
      expect(body.data).toMatchObject({
        people: [{ name: 'Мария', isOwner: true }],
        you: null,
        ownId: null,
        endsAt: new Date(service.clock.now.getTime() + SHARED_LIST_DAYS * DAY_MS).toISOString(),
      });
      const text = JSON.stringify(body);
      for (const secret of [owner.id, owner.email, 'token']) expect(text).not.toContain(secret);
    });

    it('makes one list for an Idempotency-Key', async () => {
      const headers = { 'Idempotency-Key': 'k-1' };
      const replies = await Promise.all([share({}, headers), share({}, headers), share({}, headers)]);
      expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
      expect(await own()).toHaveLength(1);
    });

    it('never exceeds the lists of an owner, also at once', async () => {
      for (let at = 1; at < SHARED_LIST_LIMITS.listsMost; at += 1) await share();
      const statuses = (await Promise.all([share(), share(), share()])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 409, 409]);
      expect(await own()).toHaveLength(SHARED_LIST_LIMITS.listsMost);
      const [{ id }] = await own();
      await service.send('DELETE', `/shared-lists/${id}`, { as: owner });
      expect((await share()).status).toBe(201);
    });

    it('leaves out homes that are not public, and refuses a list without a public home', async () => {
      expect((await share({ homes: [homes[0], 'unknown'] })).body.data.homes).toEqual([homes[0]]);
      const refused = await share({ homes: ['unknown'] });
      expect([refused.status, refused.body.errors[0].param]).toEqual([400, 'homes']);
    });

    it.each([
      [{ name: 'И' }, 'name', 'Име: въведете поне 2 символа.'],
      [{ name: 'www.spam.bg' }, 'name', 'Името не може да съдържа адрес на сайт.'],
      [{ homes: [] }, 'homes', 'Изберете поне едно жилище.'],
      [
        { homes: Array.from({ length: 31 }, (_none, at) => `h${at}`) },
        'homes',
        'Жилища: изберете най-много 30.',
      ],
    ])('refuses %j and names the field', async (body, param, message) => {
      const refused = await share(body);
      expect([refused.status, refused.body.errors[0].param, refused.body.message]).toEqual([
        400,
        param,
        message,
      ]);
    });

    it('needs a session', async () => {
      expect((await service.send('POST', '/shared-lists', { body: { name: 'Мария', homes } })).status).toBe(
        401,
      );
      expect((await service.send('GET', '/shared-lists')).status).toBe(401);
    });

    it('changes the homes and drops what was said about one that is left out', async () => {
      const { id, link } = await aLink();
      await vote(link, { home: homes[0], vote: 'for' }, owner);
      await note(link, { home: homes[1], note: 'Остава' }, { as: owner });
      const change = (as: Actor, changed: string[]) =>
        service.send('PUT', `/shared-lists/${id}/homes`, { as, body: { homes: changed } });
      expect((await change(anActor(), homes)).status).toBe(404);
      const { body } = await change(owner, [homes[1] ?? '', homes[2] ?? '', 'unknown']);
      expect(body.data).toMatchObject({ homes: [homes[1], homes[2]], votes: 0, notes: 1 });
      expect((await change(owner, ['unknown'])).status).toBe(400);
    });

    it('ends at once, with all that was said; the link then says so', async () => {
      const { id, link } = await aLink();
      const { key } = await aGuest(link);
      expect((await service.send('DELETE', `/shared-lists/${id}`, { as: anActor() })).status).toBe(404);
      expect((await service.send('DELETE', `/shared-lists/${id}`, { as: owner })).status).toBe(200);
      const ended = await read(link);
      expect([ended.status, ended.body.message]).toEqual([404, 'Този списък вече не се споделя.']);
      expect((await vote(link, { key, home: homes[0], vote: 'for' })).status).toBe(404);
      expect(await sharedListModel(service.connection).countDocuments({ ownerId: owner.id })).toBe(0);
    });

    it('is not shown while its owner is hidden', async () => {
      const { link } = await aLink();
      await anAccount(service, owner, { isHidden: true });
      expect((await read(link)).status).toBe(404);
      expect((await join(link)).status).toBe(404);
    });
  });

  it('says of a home that is not public any more what is true', async () => {
    const closed = await anActiveListing(service, landlord, { title: 'Отдадено жилище до парка' });
    const paused = await anActiveListing(service, landlord, { title: 'Спряно жилище до парка' });
    const { body } = await share({ homes: [closed._id, paused._id] });
    const link = `/shared-lists/link/${body.data.token}`;
    await service.send('POST', `/properties/${closed._id}/rent`, { as: landlord, body: {} });
    await service.send('POST', `/properties/${paused._id}/pause`, { as: landlord });
    expect((await read(link)).body.data.homes).toMatchObject([
      { id: closed._id, card: null, title: 'Отдадено жилище до парка' },
      { id: paused._id, card: null, title: null },
    ]);
  });

  describe('taking part', () => {
    it('gives a guest a key once, of which only the hash is stored', async () => {
      const { link } = await aLink();
      const { body } = await join(link);
      expect(body.data.key).toMatch(/^[\w-]{43}$/u);
      expect(body.data.list.people).toMatchObject([{ name: 'Мария' }, { name: 'Иван', isOwner: false }]);
      const stored = await sharedListModel(service.connection).findOne({ ownerId: owner.id }).lean();
      expect(JSON.stringify(stored)).not.toContain(body.data.key);
      expect(JSON.stringify((await read(link)).body)).not.toContain('keyHash');
    });

    it('makes one person of a repeated call, whose last key is valid', async () => {
      const { link } = await aLink();
      const clientId = randomUUID();
      const first = await join(link, 'Иван', { clientId });
      const again = await join(link, 'Иван', { clientId });
      expect(again.body.data.person).toBe(first.body.data.person);
      expect(again.body.data.list.people).toHaveLength(2);
      const voteWith = (key: string) => vote(link, { key, home: homes[0], vote: 'for' });
      expect((await voteWith(first.body.data.key)).status).toBe(403);
      expect((await voteWith(again.body.data.key)).status).toBe(200);
    });

    it('knows a session without a key', async () => {
      const { link } = await aLink();
      const friend = anActor({ role: 'tenant' });
      const joined = await join(link, 'Петя', { as: friend });
      expect([joined.status, joined.body.data.key]).toEqual([200, null]);
      await join(link, 'Петя отново', { as: friend });
      const { body } = await read(link, friend);
      expect(body.data.people.map(({ name }: { name: string }) => name)).toEqual(['Мария', 'Петя']);
      expect([body.data.you, body.data.ownId]).toEqual([joined.body.data.person, null]);
      expect((await vote(link, { home: homes[0], vote: 'against' }, friend)).status).toBe(200);
    });

    it('refuses a name that is taken, a thirteenth person, and a suspended account', async () => {
      const { link } = await aLink();
      const taken = await join(link, 'мария');
      expect([taken.status, taken.body.errors[0].param]).toEqual([400, 'name']);
      expect((await join(link, 'Спрян', { as: anActor({ isSuspended: true }) })).status).toBe(403);
      for (let at = 2; at < SHARED_LIST_LIMITS.peopleMost; at += 1) await join(link, `Гост ${at}`);
      const last = await Promise.all([join(link, 'Първи'), join(link, 'Втори')]);
      expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await read(link)).body.data.people).toHaveLength(SHARED_LIST_LIMITS.peopleMost);
    });

    it('asks those who have not joined to join first', async () => {
      const { link } = await aLink();
      for (const key of [undefined, 'x'.repeat(43)]) {
        const refused = await vote(link, { ...(key && { key }), home: homes[0], vote: 'for' });
        expect([refused.status, refused.body.message]).toEqual([
          403,
          'Включете се в списъка, за да гласувате и да пишете.',
        ]);
      }
    });

    it('lets a person leave, and the owner remove one, with all that they said', async () => {
      const { link } = await aLink();
      const [ivan, petya] = [await aGuest(link, 'Иван'), await aGuest(link, 'Петя')];
      await vote(link, { key: ivan.key, home: homes[0], vote: 'for' });
      await note(link, { key: petya.key, home: homes[0], note: 'Шумно е.' });
      expect((await remove(`${link}/people/${petya.id}`, ivan.key)).status).toBe(403);
      const left = await remove(`${link}/people/${ivan.id}`, ivan.key);
      expect(left.body.data.homes[0].votes).toEqual([]);
      const removed = await remove(`${link}/people/${petya.id}`, undefined, owner);
      expect(removed.body.data.homes[0].notes).toEqual([]);
      expect(removed.body.data.people).toHaveLength(1);
      const [{ id }] = removed.body.data.people;
      expect((await remove(`${link}/people/${id}`, undefined, owner)).status).toBe(403);
    });
  });

  describe('votes', () => {
    it('are one of a person and home: changed, and taken back', async () => {
      const { link } = await aLink();
      const { key, id } = await aGuest(link);
      const votesAfter = async (value: string | null) =>
        (await vote(link, { key, home: homes[0], vote: value })).body.data.homes[0].votes;
      expect(await votesAfter('for')).toEqual([{ by: id, vote: 'for' }]);
      expect(await votesAfter('against')).toEqual([{ by: id, vote: 'against' }]);
      expect(await votesAfter(null)).toEqual([]);
      expect((await vote(link, { key, home: 'unknown', vote: 'for' })).status).toBe(404);
    });

    it('of many people at once are all kept', async () => {
      const { link } = await aLink();
      const guests = [];
      for (let at = 0; at < 6; at += 1) guests.push(await aGuest(link, `Гост ${at}`));
      await Promise.all([
        ...guests.map(({ key }) => vote(link, { key, home: homes[0], vote: 'for' })),
        ...guests.map(({ key }) => vote(link, { key, home: homes[1], vote: 'against' })),
      ]);
      const { body } = await read(link);
      expect(body.data.homes.map(({ votes }: { votes: unknown[] }) => votes.length)).toEqual([6, 6, 0]);
    });
  });

  describe('notes', () => {
    it('are stored once for an id, as written', async () => {
      const { link } = await aLink();
      const { key, id } = await aGuest(link);
      const text = '<b>Виж</b> https://example.bg и 0888 123 456';
      const noteId = randomUUID();
      await Promise.all([1, 2].map(() => note(link, { key, home: homes[0], note: text }, { id: noteId })));
      const { body } = await read(link);
      expect(body.data.homes[0].notes).toEqual([
        { id: noteId, by: id, text, at: service.clock.now.toISOString() },
      ]);
    });

    it('have a length and a number', async () => {
      const { link } = await aLink();
      const { key } = await aGuest(link);
      const long = await note(link, { key, home: homes[0], note: 'а'.repeat(501) });
      expect([long.status, long.body.message]).toEqual([400, 'Бележката не може да е над 500 знака.']);
      for (let at = 0; at < SHARED_LIST_LIMITS.notesMost; at += 1)
        await note(link, { key, home: homes[at % 3], note: `Бележка ${at}` });
      const refused = await note(link, { key, home: homes[0], note: 'Още една' });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('най-много 20 бележки'),
      ]);
    });

    it('are deleted by their author and by the owner only', async () => {
      const { link } = await aLink();
      const [ivan, petya] = [await aGuest(link, 'Иван'), await aGuest(link, 'Петя')];
      const [first, second] = [randomUUID(), randomUUID()];
      await note(link, { key: ivan.key, home: homes[0], note: 'Първа' }, { id: first });
      await note(link, { key: ivan.key, home: homes[0], note: 'Втора' }, { id: second });
      const taken = await note(link, { key: petya.key, home: homes[0], note: 'Чужда' }, { id: first });
      expect(taken.status).toBe(409);
      expect((await remove(`${link}/notes/${first}`, petya.key)).status).toBe(403);
      expect((await remove(`${link}/notes/${first}`, ivan.key)).body.data.homes[0].notes).toHaveLength(1);
      expect((await remove(`${link}/notes/${second}`, undefined, owner)).body.data.homes[0].notes).toEqual(
        [],
      );
      expect((await remove(`${link}/notes/${second}`, undefined, owner)).status).toBe(200);
    });
  });

  it('tells the owner what is new since they looked, not their own', async () => {
    const { id, link } = await aLink();
    const { key } = await aGuest(link);
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    await vote(link, { key, home: homes[0], vote: 'for' });
    await note(link, { key, home: homes[0], note: 'Хубаво е.' });
    await vote(link, { home: homes[0], vote: 'for' }, owner);
    expect(await own()).toMatchObject([{ people: 1, votes: 2, notes: 1, newVotes: 1, newNotes: 1 }]);
    const seen = await service.send('POST', `/shared-lists/${id}/seen`, { as: owner });
    expect(seen.body.data).toMatchObject({ votes: 2, newVotes: 0, newNotes: 0 });
  });

  it('ends 180 days after the last change: reading and looking do not put it off', async () => {
    const { id, link } = await aLink();
    const { key } = await aGuest(link);
    const endsAt = async () => (await read(link)).body.data.endsAt;
    const before = await endsAt();
    service.clock.now = new Date(service.clock.now.getTime() + DAY_MS);
    await service.send('POST', `/shared-lists/${id}/seen`, { as: owner });
    expect(await endsAt()).toBe(before);
    await vote(link, { key, home: homes[0], vote: 'for' });
    const after = await endsAt();
    await vote(link, { key, home: homes[0], vote: 'for' });
    expect([Date.parse(after) - Date.parse(before), await endsAt()]).toEqual([DAY_MS, after]);
  });
});
