import { randomUUID } from 'node:crypto';

import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { anActor, until, type SendOptions } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const PHONES = { visitor: 2, network: 5, user: 4 };
const HOUR_MS = 3_600_000;

describe('phone of a listing', () => {
  let service: TestProperty;
  let listings: string[];
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty({ phones: PHONES });
    listings = [];
    for (let at = 0; at < 8; at += 1) listings.push((await anActiveListing(service, owner))._id);
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
  });

  const reveal = (id: string, options: SendOptions = {}) =>
    service.send('POST', `/properties/${id}/phone`, options);
  const allowance = async (id: string, options: SendOptions = {}) =>
    (await service.send('GET', `/properties/${id}/phone`, options)).body.data;
  const statusesOf = async (options: SendOptions, ids = listings) => {
    const statuses = [];
    for (const id of ids) statuses.push((await reveal(id, options)).status);
    return statuses;
  };
  const shownTo = async (options: SendOptions, ids = listings) =>
    (await statusesOf(options, ids)).filter((status) => status === 200).length;
  /** Redis is shared by all tests: each caller must be unique. */
  const aNetwork = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const aBrowser = (ip = aNetwork()) => ({ ip, visitor: randomUUID() });
  const idAt = (at: number) => listings[at] ?? '';

  it('is returned and counted once a caller and day', async () => {
    const { _id } = await anActiveListing(service, owner);
    const browser = aBrowser();
    expect((await reveal(_id, browser)).body.data).toEqual({
      phone: '0888123456',
      name: 'Мария Иванова',
      left: 1,
    });
    await reveal(_id, browser);
    await reveal(_id, { as: owner });
    expect((await service.deps.listings.get(_id)).phoneReveals).toBe(1);
    const day = sofiaDay(service.clock.now);
    expect(await service.deps.days.between(_id, day, day)).toMatchObject([{ phoneReveals: 1, views: 0 }]);
  });

  it('is unlimited for those who manage the listing', async () => {
    expect(await statusesOf({ as: owner })).toEqual(listings.map(() => 200));
    expect((await reveal(idAt(0), { as: owner })).body.data.left).toBeNull();
  });

  it('is limited per browser and day at any address; repeats are free', async () => {
    const { visitor } = aBrowser();
    expect(await statusesOf({ visitor, ip: aNetwork() }, listings.slice(0, 2))).toEqual([200, 200]);
    const refused = await reveal(idAt(2), { visitor, ip: aNetwork() });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('Днес видяхте 2 телефона'),
    });
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(25 * 3600);
    expect((await reveal(idAt(1), { visitor, ip: aNetwork() })).body.data.left).toBe(0);
  });

  it('is shown again to a browser on the next day', async () => {
    const browser = aBrowser();
    expect(await shownTo(browser)).toBe(PHONES.visitor);
    service.clock.now = new Date(Date.now() + 25 * HOUR_MS);
    expect(await shownTo(browser)).toBe(PHONES.visitor);
  });

  it('shares one quota among callers of a network without a cookie', async () => {
    const ip = aNetwork();
    expect(await shownTo({ ip })).toBe(PHONES.visitor);
    expect((await allowance(idAt(7), { ip })).message).toContain('От вашата мрежа');
    expect(await shownTo(aBrowser(ip))).toBe(PHONES.visitor);
  });

  it('is limited per network, and stays visible to those who saw it', async () => {
    const ip = aNetwork();
    const first = aBrowser(ip);
    expect(await statusesOf(first, listings.slice(0, 2))).toEqual([200, 200]);
    expect(await shownTo(aBrowser(ip), listings.slice(2, 4))).toBe(2);
    expect(await shownTo(aBrowser(ip), listings.slice(4, 6))).toBe(1);
    const refused = await reveal(idAt(6), aBrowser(ip));
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('От вашата мрежа')]);
    expect((await reveal(idAt(0), first)).status).toBe(200);
    expect(await shownTo(aBrowser(ip), listings.slice(0, 2))).toBe(2);
    expect(await shownTo(aBrowser(), listings.slice(5, 7))).toBe(2);
  });

  it('counts an IPv6 /64 as one network', async () => {
    const block = Math.floor(Math.random() * 0xffff).toString(16);
    const callers = Array.from({ length: 4 }, (_none, host) => aBrowser(`2001:db8:${block}:7::${host}`));
    let shown = 0;
    for (const [at, caller] of callers.entries())
      shown += await shownTo(caller, [idAt(2 * at), idAt(2 * at + 1)]);
    expect(shown).toBe(PHONES.network);
  });

  it('has a larger quota for an established account, at any address', async () => {
    const account = anActor({ role: 'tenant' });
    const ip = aNetwork();
    expect(await shownTo({ ...aBrowser(ip), as: account })).toBe(PHONES.user);
    expect((await reveal(idAt(7), { as: account })).body.message).toContain('на един профил');
    expect(await shownTo(aBrowser(ip))).toBe(PHONES.visitor);
  });

  it.each([
    ['seconds old', { memberSince: new Date().toISOString() }],
    ['not verified', { isEmailVerified: false }],
  ])('uses the browser’s quota for an account that is %s', async (_what, parts) => {
    const browser = aBrowser();
    expect(await shownTo({ ...browser, as: anActor(parts) })).toBe(PHONES.visitor);
    expect(await shownTo({ ...browser, as: anActor(parts) }, listings.slice(4))).toBe(0);
    expect(await shownTo(browser, listings.slice(4))).toBe(0);
  });

  it('never exceeds the quota under concurrent calls', async () => {
    const browser = aBrowser();
    const replies = await Promise.all(listings.map((id) => reveal(id, browser)));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(PHONES.visitor);
    expect(await shownTo(browser)).toBe(PHONES.visitor);
  });

  it('is refused to all of many concurrent calls for one listing above the quota', async () => {
    const browser = aBrowser();
    await shownTo(browser, listings.slice(0, 2));
    for (const id of listings.slice(2)) {
      const replies = await Promise.all(Array.from({ length: 12 }, () => reveal(id, browser)));
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 429));
    }
    const atTheLimit = aBrowser();
    await reveal(idAt(0), atTheLimit);
    const replies = await Promise.all(Array.from({ length: 12 }, () => reveal(idAt(1), atTheLimit)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  it('reports the remaining quota beforehand, for free', async () => {
    const browser = aBrowser();
    for (let time = 0; time < 4; time += 1)
      expect(await allowance(idAt(0), browser)).toEqual({ left: 2, wasShown: false, message: null });
    await reveal(idAt(0), browser);
    expect(await allowance(idAt(0), browser)).toEqual({ left: 1, wasShown: true, message: null });
    await reveal(idAt(1), browser);
    expect(await allowance(idAt(0), browser)).toEqual({ left: 0, wasShown: true, message: null });
    expect(await allowance(idAt(2), browser)).toEqual({
      left: 0,
      wasShown: false,
      message: expect.stringContaining('без вход не се показват повече'),
    });
  });

  it('is refused for a listing that is not public, and for an owner who accepts messages only', async () => {
    const draft = await aDraft(service, owner);
    const written = await anActiveListing(service, owner, { contactMethods: ['message'] });
    const browser = aBrowser();
    for (const { _id } of [draft, written]) expect((await reveal(_id, browser)).status).toBe(404);
    expect((await allowance(idAt(0), browser)).left).toBe(PHONES.visitor);
  });

  it('stays within the quota, counted in memory, while Redis is unavailable', async () => {
    const browser = aBrowser();
    const closed = () => {
      throw new Error('Connection is closed.');
    };
    const away = [
      jest.spyOn(service.redis, 'multi').mockImplementation(closed),
      jest.spyOn(service.redis, 'eval').mockImplementation(closed),
    ];
    expect(await shownTo(browser)).toBe(PHONES.visitor);
    expect(await allowance(idAt(0), browser)).toMatchObject({ left: 0, wasShown: true });
    const unseen = { left: PHONES.visitor, wasShown: false, message: null };
    expect(await allowance(idAt(0), aBrowser())).toEqual(unseen);
    for (const spy of away) spy.mockRestore();
    await until(async () => (await allowance(idAt(0), browser)).left === PHONES.visitor);
  });

  it('stores no address and no user id in Redis', async () => {
    const browser = aBrowser('203.0.113.77');
    await reveal(idAt(0), browser);
    const keys = await service.redis.keys('phones:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes('203.0') || key.includes(browser.visitor))).toEqual([]);
  });
});
