import type { Actor } from '@pokriv/contracts/actor';
import { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import type { JobData } from '@pokriv/contracts/jobs';
import { sumOf } from '@pokriv/contracts/money';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { anActor } from '@pokriv/service-kit/testing';

import { completeFields, anActiveListing } from '../listings/testing/a-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { alertHitModel, alertMailModel, type AlertHit, type SavedSearch } from './alert.models.ts';
import { sendAlerts } from './send-alerts.ts';
import { aHit, anAccount, aSearch, changeListing } from './testing/some-hits.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-24T10:00:00.000Z');

describe('sendAlerts', () => {
  let service: TestProperty;
  let person: Actor;
  let search: SavedSearch;
  let listing: StoredListing;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { connection, clock } = service;
    for (const name of ['outbox', 'alert_hits', 'alert_mails', 'alert_people', 'saved_searches'])
      await connection.collection(name).deleteMany({});
    clock.now = start;
    person = anActor({ role: 'tenant', firstName: 'Яна' });
    await anAccount(service, person);
    search = await aSearch(service, person);
    listing = await anActiveListing(service, owner);
  });

  const after = (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * MINUTE);
  };
  const send = () => sendAlerts(service.deps);
  const announced = async () =>
    (await service.announced('alerts-found')).map(({ fact }) => fact as JobData<'alerts-found'>);
  /** Skips the copy of each event in the other queue. */
  const mails = async () => (await announced()).filter((_fact, at) => at % 2 === 0);
  const theMail = async () => {
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    if (!mail) throw new Error('no mail');
    return mail;
  };
  const stored = ({ _id }: AlertHit) => alertHitModel(service.connection).findOne({ _id }).lean<AlertHit>();
  const anotherListing = () => anActiveListing(service, owner);

  it('tells an instant hit five minutes after it is found, to the account', async () => {
    const hit = await aHit(service, search, listing);
    after(4);
    expect(await send()).toBe(0);
    after(1);
    expect(await send()).toBe(1);
    const mail = await theMail();
    expect(mail).toMatchObject({
      to: { email: person.email, firstName: 'Яна', userId: person.id, person: `u:${person.id}` },
      frequency: 'instant',
      searches: [{ id: search._id, name: 'Жилища в София' }],
      listings: [{ listingId: listing._id, reason: 'new', city: 'sofia', neighborhood: 'Лозенец' }],
      counts: { new: 1 },
      total: 1,
      parts: null,
    });
    expect(await stored(hit)).toMatchObject({ state: 'sent', mailId: mail.mailId });
    expect(await send()).toBe(0);
  });

  it('gathers all waiting instant hits with the first that is due', async () => {
    await aHit(service, search, listing);
    after(3);
    await aHit(service, search, await anotherListing());
    after(2);
    await send();
    expect(await theMail()).toMatchObject({ total: 2 });
  });

  it('leaves the hits of a daily search until they are due', async () => {
    const daily = await aSearch(service, person, { frequency: 'daily', name: 'На ден' });
    await aHit(service, daily, listing);
    await aHit(service, search, await anotherListing());
    after(5);
    await send();
    expect(await theMail()).toMatchObject({ total: 1, frequency: 'instant', searches: [{ id: search._id }] });
  });

  const summerEnds = 'summer time ends, from 2026-10-24T12:00:00Z';
  const summerBegins = 'summer time begins, from 2027-03-27T12:00:00Z';
  it.each([
    ['daily', summerEnds, '2026-10-25T06:00:00Z'],
    ['daily', summerBegins, '2027-03-28T05:00:00Z'],
    ['weekly', summerEnds, '2026-10-26T06:00:00Z'],
    ['weekly', summerBegins, '2027-03-29T05:00:00Z'],
  ] as const)('sends a %s mail at 08:00 in Sofia when %s', async (frequency, when, due) => {
    service.clock.now = new Date(when.slice(-20));
    await aHit(service, await aSearch(service, person, { frequency }), listing);
    service.clock.now = new Date(Date.parse(due) - 1000);
    expect(await send()).toBe(0);
    service.clock.now = new Date(due);
    expect(await send()).toBe(1);
    expect(await theMail()).toMatchObject({ frequency });
  });

  it('sends four instant mails an hour, and the rest once the first is an hour old', async () => {
    for (let mail = 0; mail < 4; mail += 1) {
      await aHit(service, search, await anotherListing());
      after(5);
      expect(await send()).toBe(1);
    }
    const hit = await aHit(service, search, await anotherListing());
    const other = await aHit(service, search, await anotherListing());
    after(5);
    expect(await send()).toBe(0);
    const frees = new Date(start.getTime() + 65 * MINUTE);
    expect([(await stored(hit))?.dueAt, (await stored(other))?.dueAt]).toEqual([frees, frees]);
    service.clock.now = new Date(frees.getTime() - 1);
    expect(await send()).toBe(0);
    service.clock.now = frees;
    expect(await send()).toBe(1);
    expect((await mails()).at(-1)).toMatchObject({ total: 2 });
  });

  it('takes instant hits above the budget into a daily mail that goes anyway', async () => {
    service.clock.now = new Date('2026-11-25T05:30:00Z');
    for (let mail = 0; mail < 4; mail += 1) {
      await aHit(service, search, await anotherListing());
      after(5);
      await send();
    }
    const daily = await aSearch(service, person, { frequency: 'daily' });
    await aHit(service, daily, await anotherListing());
    await aHit(service, search, await anotherListing());
    service.clock.now = new Date('2026-11-25T06:00:00Z');
    expect(await send()).toBe(1);
    expect((await mails()).at(-1)).toMatchObject({ total: 2 });
  });

  it('writes one mail when two processes send at once', async () => {
    for (let hit = 0; hit < 3; hit += 1) await aHit(service, search, await anotherListing());
    after(5);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.toSorted()).toEqual([0, 0, 1]);
    expect(await theMail()).toMatchObject({ total: 3 });
    expect(await alertMailModel(service.connection).countDocuments({})).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'loses and doubles nothing when the process dies %s any of its steps',
    async (moment) => {
      let steps = 0;
      for (let at = 1; at < 40; at += 1) {
        for (const name of ['outbox', 'alert_hits', 'alert_mails', 'alert_people'])
          await service.connection.collection(name).deleteMany({});
        service.clock.now = start;
        const hit = await aHit(service, search, listing);
        after(5);
        const { alertMails, accounts } = service.deps;
        const { parts, state } = crashAt({ alertMails, accounts }, at, moment);
        await sendAlerts({ ...service.deps, ...parts }).catch(() => 0);
        await send();
        expect((await theMail()).total).toBe(1);
        expect(await stored(hit)).toMatchObject({ state: 'sent', mailId: (await theMail()).mailId });
        if (!state.isDead) break;
        steps += 1;
      }
      expect(steps).toBeGreaterThan(5);
    },
  );

  it('sends to others when the mail of one person fails, and tries again', async () => {
    const other = anActor({ role: 'tenant' });
    await anAccount(service, other);
    const theirs = await aSearch(service, other);
    await aHit(service, theirs, listing);
    const broken = await aHit(service, search, listing);
    after(5);
    const { alertMails } = service.deps;
    const failing = {
      ...alertMails,
      searchesOf: (...given: Parameters<typeof alertMails.searchesOf>) =>
        given[0] === search.person ? Promise.reject(new Error('broken')) : alertMails.searchesOf(...given),
    };
    expect(await sendAlerts({ ...service.deps, alertMails: failing })).toBe(1);
    expect((await theMail()).to.userId).toBe(other.id);
    expect(await stored(broken)).toMatchObject({ state: 'waiting' });
    expect(await send()).toBe(1);
  });

  const dropped = async (hit: AlertHit) => {
    after(5);
    expect(await send()).toBe(0);
    return (await stored(hit))?.dropReason;
  };
  const withPrice = (leva: number) => ({
    fields: { ...completeFields, price: sumOf(leva, 'BGN') },
  });

  it('drops a listing that is not public any more', async () => {
    const hit = await aHit(service, search, listing);
    await changeListing(service, listing, { status: 'rented' });
    expect(await dropped(hit)).toBe('gone');
  });

  describe('of a listing that is paused when its hit is due', () => {
    beforeEach(() => changeListing(service, listing, { status: 'paused' }));

    it('waits for the return within a day', async () => {
      await aHit(service, search, listing);
      after(23 * 60);
      expect(await send()).toBe(0);
      await changeListing(service, listing, { status: 'active' });
      after(5);
      expect(await send()).toBe(1);
      expect(await theMail()).toMatchObject({ counts: { new: 1 }, listings: [{ listingId: listing._id }] });
    });

    it('waits for the next morning with a daily search', async () => {
      const daily = await aSearch(service, person, { frequency: 'daily' });
      const hit = await aHit(service, daily, listing);
      service.clock.now = new Date('2026-11-25T06:00:00Z');
      await send();
      expect(await stored(hit)).toMatchObject({
        state: 'waiting',
        dueAt: new Date('2026-11-26T06:00:00Z'),
      });
    });

    it('is dropped after a day, when its return is news', async () => {
      const hit = await aHit(service, search, listing);
      after(25 * 60);
      expect(await dropped(hit)).toBe('gone');
    });
  });

  it('drops a listing that does not match any more', async () => {
    search = await aSearch(service, person, {
      filter: SavedFilter.parse({ location: 'sofia', priceMax: '1000', currency: 'BGN' }),
    });
    const hit = await aHit(service, search, listing);
    await changeListing(service, listing, withPrice(1001));
    expect(await dropped(hit)).toBe('no_match');
  });

  it('drops a lower price that went up again', async () => {
    const previousCents = sumOf(1000, 'BGN').cents;
    const hit = await aHit(service, search, listing, { reason: 'price_drop', previousCents });
    await changeListing(service, listing, withPrice(995));
    expect(await dropped(hit)).toBe('no_match');
  });

  it('drops a listing of the person', async () => {
    const own = await anActiveListing(service, { ...person, role: 'landlord', listingLimit: null });
    expect(await dropped(await aHit(service, search, own))).toBe('own');
  });

  it('drops a listing that the person has reported since', async () => {
    const hit = await aHit(service, search, listing);
    await service.deps.inTransaction((unit) =>
      service.deps.listingReporters.add({ listingId: listing._id, userId: person.id }, start, unit),
    );
    expect(await dropped(hit)).toBe('reported');
  });

  it('drops a reason that the search does not ask for any more', async () => {
    const picky = await aSearch(service, person, { reasons: ['back'] });
    expect(await dropped(await aHit(service, picky, listing))).toBe('search_changed');
  });

  it.each(['paused', 'asleep', 'unconfirmed'] as const)(
    'drops hits of a search that is %s',
    async (state) => {
      const stopped = await aSearch(service, person, { state });
      expect(await dropped(await aHit(service, stopped, listing))).toBe('search_stopped');
    },
  );

  it('drops hits of a deleted search', async () => {
    const hit = await aHit(service, search, listing);
    await service.connection.collection('saved_searches').deleteMany({});
    expect(await dropped(hit)).toBe('search_stopped');
  });

  it('keeps hits of a search without mails for its page', async () => {
    const quiet = await aSearch(service, person, { frequency: 'off' });
    const hit = await aHit(service, quiet, listing, { dueAt: start });
    expect(await dropped(hit)).toBeNull();
    expect(await stored(hit)).toMatchObject({ state: 'waiting', dueAt: null });
  });

  it('tells a listing of several searches once, under its best reason', async () => {
    const other = await aSearch(service, person, { name: 'Другото' });
    await aHit(service, search, listing, { reason: 'entered' });
    await aHit(service, other, listing, { reason: 'price_drop', previousCents: sumOf(1200, 'BGN').cents });
    after(5);
    await send();
    const mail = await theMail();
    expect(mail).toMatchObject({ counts: { price_drop: 1 }, total: 1 });
    expect(mail.searches).toHaveLength(2);
    expect(mail.listings).toMatchObject([{ reason: 'price_drop', previous: { bgn: 1200 } }]);
    expect(mail.listings[0]?.searches.toSorted()).toEqual([search._id, other._id].toSorted());
  });

  it('shows twelve of more listings and counts all', async () => {
    for (let hit = 0; hit < 14; hit += 1) await aHit(service, search, await anotherListing());
    after(5);
    await send();
    const mail = await theMail();
    expect(mail.listings).toHaveLength(12);
    expect(mail).toMatchObject({ total: 14, counts: { new: 14 } });
    const kept = await alertMailModel(service.connection).findOne({ _id: mail.mailId }).lean();
    expect(kept?.told).toHaveLength(14);
  });

  describe('of a favourite', () => {
    const like = (one: StoredListing) =>
      service.send('POST', `/properties/${one._id}/favorite`, { as: person });

    it('tells a lower price, and nothing once it is no favourite', async () => {
      const cheaper = { reason: 'cheaper' as const, previousCents: sumOf(1000, 'BGN').cents };
      const unliked = await anotherListing();
      const hit = await aHit(service, person, unliked, cheaper);
      await like(listing);
      await aHit(service, person, listing, cheaper);
      after(5);
      await send();
      expect(await theMail()).toMatchObject({
        searches: [],
        listings: [{ listingId: listing._id, reason: 'cheaper', searches: [], isFavorite: true }],
        counts: { cheaper: 1 },
        parts: null,
      });
      expect(await stored(hit)).toMatchObject({ dropReason: 'search_stopped' });
    });

    it('tells once a favourite that a search found too, and counts both parts for themselves', async () => {
      const previousCents = sumOf(1000, 'BGN').cents;
      await like(listing);
      await aHit(service, person, listing, { reason: 'cheaper', previousCents });
      await aHit(service, search, listing, { reason: 'price_drop', previousCents });
      await aHit(service, search, await anotherListing());
      after(5);
      await send();
      const mail = await theMail();
      expect(mail).toMatchObject({
        total: 2,
        counts: { new: 1, price_drop: 1 },
        parts: { searches: { total: 2 }, favorites: { total: 1, counts: { price_drop: 1 } } },
      });
      expect(mail.listings.at(-1)).toMatchObject({ isFavorite: true, searches: [search._id] });
    });

    it('tells that it is gone, with up to three similar listings', async () => {
      const others = [await anotherListing(), await anotherListing()];
      await service.deps.refreshCards(others.map(({ _id }) => _id));
      await like(listing);
      await aHit(service, person, listing, { reason: 'gone' });
      await changeListing(service, listing, { status: 'rented', closedAt: service.clock.now });
      after(5);
      await send();
      const [told] = (await theMail()).listings;
      expect(told).toMatchObject({ listingId: listing._id, reason: 'gone' });
      expect(told?.similar.length).toBeGreaterThanOrEqual(2);
      expect(told?.similar.length).toBeLessThanOrEqual(3);
    });

    it('tells no news before they are due, also while others go', async () => {
      await like(listing);
      const tomorrow = new Date(start.getTime() + 24 * 60 * MINUTE);
      await aHit(service, person, listing, { reason: 'gone', dueAt: tomorrow });
      await changeListing(service, listing, { status: 'paused' });
      await aHit(service, search, await anotherListing());
      after(5);
      await send();
      expect(await theMail()).toMatchObject({ counts: { new: 1 }, total: 1 });
    });

    it('tells nothing once its news are switched off', async () => {
      await like(listing);
      const favorites = service.connection.collection<{ _id: string }>('favorites');
      await favorites.updateOne({ _id: `${person.id}:${listing._id}` }, { $set: { isTold: false } });
      expect(await dropped(await aHit(service, person, listing, { reason: 'back' }))).toBe('search_stopped');
    });

    it('says nothing of a favourite that is public again', async () => {
      await like(listing);
      expect(await dropped(await aHit(service, person, listing, { reason: 'gone' }))).toBe('no_match');
    });
  });

  describe('to whom', () => {
    it('is the address of a visitor', async () => {
      const theirs = await aSearch(service, { email: 'posetitel@example.bg' });
      await aHit(service, theirs, listing);
      after(5);
      await send();
      expect((await theMail()).to).toMatchObject({
        email: 'posetitel@example.bg',
        userId: null,
        firstName: null,
      });
    });

    it.each([
      ['suspended', {}, { isHidden: true }],
      ['unverified', { isEmailVerified: false }, {}],
    ])('is no %s account: its hits stay on the page', async (_which, parts, copied) => {
      const silent = anActor({ role: 'tenant', ...parts });
      await anAccount(service, silent, copied);
      const hit = await aHit(service, await aSearch(service, silent), listing);
      expect(await dropped(hit)).toBeNull();
      expect(await stored(hit)).toMatchObject({ state: 'waiting', dueAt: null });
    });

    it('is an account as soon as its copy has arrived', async () => {
      const late = anActor({ role: 'tenant' });
      await aHit(service, await aSearch(service, late), listing);
      after(5);
      expect(await send()).toBe(0);
      await anAccount(service, late);
      after(5);
      expect(await send()).toBe(1);
    });
  });
});
