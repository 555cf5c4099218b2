import { randomBytes } from 'node:crypto';

import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing, anImage, completeFields } from '../listings/testing/a-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { manyListings } from '../search/testing/many-listings.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({
  id: 'admin',
  role: 'admin',
  firstName: 'Анна',
  lastName: 'Колева',
  listingLimit: null,
});
const otherAdmin = anActor({ role: 'admin', firstName: 'Петър', lastName: 'Илиев', listingLimit: null });

const flip = (hash: string, bits: number) =>
  (BigInt(`0x${hash}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0');

describe('moderation file of a listing', () => {
  let service: TestProperty;
  let phone = 100_000;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  async function aListing({ hash = randomBytes(8).toString('hex'), fields = {}, owner = anActor() } = {}) {
    const { _id } = await anActiveListing(service, owner);
    const own = { contactPhone: `0888${(phone += 1)}`, ...fields };
    const others = [2, 3].map((number) => ({ ...anImage(number), hash: randomBytes(8).toString('hex') }));
    const set = { images: [{ ...anImage(1), hash }, ...others], fields: { ...completeFields, ...own } };
    await service.connection.collection<{ _id: string }>('listings').updateOne({ _id }, { $set: set });
    const pause = await service.send('POST', `/properties/${_id}/pause`, { as: owner });
    expect(pause.status).toBe(200);
    return _id;
  }
  const file = async (id: string) => {
    const { status, body } = await service.send('GET', `/admin/properties/${id}/file`, { as: admin });
    expect(status).toBe(200);
    return body.data;
  };
  const risksOf = async (id: string) => (await file(id)).risks as { kind: string }[];

  it('has no risks for a harmless listing', async () => {
    const id = await aListing();
    expect(await file(id)).toMatchObject({
      risks: [],
      lease: null,
      rent: null,
      sinceReturn: null,
      owner: { listings: { paused: 1 } },
    });
  });

  it('flags another owner’s picture at distance 8 and not at distance 9', async () => {
    const hash = '0123456789abcdef';
    const id = await aListing({ hash });
    const alike = await aListing({ hash: flip(hash, 8) });
    await aListing({ hash: flip(hash, 9) });
    expect(await risksOf(id)).toMatchObject([
      { kind: 'similar_picture', distance: 8, other: { id: alike, title: completeFields.title } },
    ]);
  });

  it('ignores the owner’s own copies', async () => {
    const owner = anActor({ listingLimit: null });
    const hash = 'fedcba9876543210';
    const id = await aListing({ hash, owner });
    await aListing({ hash, owner });
    expect(await risksOf(id)).toEqual([]);
  });

  it('shows other listings with the same phone', async () => {
    const contactPhone = '0899777666';
    const id = await aListing({ fields: { contactPhone } });
    const other = await aListing({ fields: { contactPhone } });
    expect(await risksOf(id)).toMatchObject([
      { kind: 'shared_phone', phone: contactPhone, others: [{ id: other }] },
    ]);
  });

  it('compares the price with the area’s median', async () => {
    const random = seededRandom(5);
    const inPlace = { city: 'sofia', neighborhood: 'Лозенец' };
    const neighbours = Array.from({ length: 9 }, () => {
      const listing = randomListing(random);
      const fields = { ...completeFields, location: inPlace, price: sumOf(1000, 'BGN'), area: 50 };
      return { ...listing, fields, status: 'active' as const };
    });
    await manyListings(service, neighbours);
    const cheap = await aListing({ fields: { price: sumOf(490, 'BGN'), area: 50, location: inPlace } });
    const fair = await aListing({ fields: { price: sumOf(260, 'EUR'), area: 50, location: inPlace } });
    expect((await file(fair)).rent).toMatchObject({
      perM2: { bgn: 10.17 },
      scope: 'district',
      lowPerM2: { bgn: 20 },
      medianPerM2: { bgn: 20 },
      highPerM2: { bgn: 20 },
      count: 9,
    });
    expect(await risksOf(fair)).toEqual([]);
    expect(await risksOf(cheap)).toMatchObject([
      {
        kind: 'low_price',
        price: { cents: 25_053, currency: 'EUR', bgn: 490 },
        perM2: { cents: 501, currency: 'EUR', bgn: 9.8 },
        medianPerM2: { cents: 1023, currency: 'EUR', bgn: 20 },
        sample: 9,
      },
    ]);
    await service.fillIndex([]);
  });

  it('flags scam phrases and a young account', async () => {
    const owner = anActor({ memberSince: new Date().toISOString() });
    const description = `${completeFields.description} Ключовете се изпращат по куриер след превод.`;
    const id = await aListing({ owner, fields: { description } });
    expect(await risksOf(id)).toMatchObject([
      {
        kind: 'scam_phrase',
        phrases: ['ключ по куриер'],
        found: [{ field: 'description', text: 'Ключовете се изпращат по куриер' }],
      },
      { kind: 'young_account' },
    ]);
  });

  it('flags contact data in descriptions of pictures and in names', async () => {
    const id = await aListing({ fields: { contactName: 'Иван, 0888 445 512' } });
    const images = [anImage(1), { ...anImage(2), alt: 'Хол, без оглед, пишете на ivan@abv.bg' }];
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: { images } });
    expect(await risksOf(id)).toEqual([
      {
        kind: 'contact_data',
        found: [
          { field: 'alt', kind: 'email', text: 'ivan@abv.bg' },
          { field: 'contactName', kind: 'phone', text: '0888 445 512' },
        ],
      },
      { kind: 'scam_phrase', phrases: ['без оглед'], found: [{ field: 'alt', text: 'без оглед' }] },
    ]);
  });

  it('flags phones, e-mails, links and messengers in title and description', async () => {
    const title = 'Апартамент!!! ТОП ОФЕРТА 0888445512';
    const description = `${completeFields.description} Пишете на ivan@abv.bg или https://viber.com/x`;
    const id = await aListing({ fields: { title, description } });
    expect(await risksOf(id)).toEqual([
      {
        kind: 'contact_data',
        found: [
          { field: 'title', kind: 'phone', text: '0888445512' },
          { field: 'description', kind: 'email', text: 'ivan@abv.bg' },
          { field: 'description', kind: 'messenger', text: 'https://viber.com/x' },
        ],
      },
    ]);
  });

  it('checks a pending revision and ignores a rejected one', async () => {
    const owner = anActor({ listingLimit: null });
    const id = await aListing({ owner });
    const title = 'Двустаен до метрото, 0888 445 512';
    expect((await service.send('PUT', `/properties/${id}`, { as: owner, body: { title } })).status).toBe(200);
    expect(await risksOf(id)).toMatchObject([{ kind: 'contact_data' }]);
    const refusal = { as: admin, body: { reason: 'Махнете телефона от заглавието.' } };
    await service.send('PUT', `/admin/properties/${id}/reject`, refusal);
    expect(await risksOf(id)).toEqual([]);
  });

  it('tells what the owner changed since the listing was returned', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id: id } = await anActiveListing(service, owner);
    const body = { reason: 'Снимките не показват жилището.' };
    await service.send('PUT', `/admin/properties/${id}/request-changes`, { as: admin, body });
    expect((await file(id)).sinceReturn).toMatchObject({ changes: [], newPictures: [], gonePictures: 0 });
    const price = { amount: 800, currency: 'EUR' };
    const title = 'Двустаен с нова кухня и гледка';
    await service.send('PUT', `/properties/${id}`, { as: owner, body: { title, price } });
    const images = [anImage(7), anImage(8), anImage(9)];
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: id }, { $set: { images } });
    const { sinceReturn } = await file(id);
    expect(sinceReturn.changes).toEqual(
      expect.arrayContaining([
        { field: 'title', before: completeFields.title, after: title },
        expect.objectContaining({ field: 'price', after: expect.objectContaining({ cents: 80_000 }) }),
      ]),
    );
    expect(sinceReturn.changes).toHaveLength(2);
    expect(sinceReturn.newPictures).toEqual(images.map(({ id: picture }) => picture));
    expect(sinceReturn.gonePictures).toBeGreaterThan(0);
  });

  it('tells which pictures the owner described or marked otherwise since the return, and their new order', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id: id } = await anActiveListing(service, owner);
    const store = (images: unknown[]) =>
      service.connection.collection<{ _id: string }>('listings').updateOne({ _id: id }, { $set: { images } });
    const [one, two, three] = [anImage(1), anImage(2), anImage(3)];
    await store([one, two, three]);
    const body = { reason: 'Описанието на снимката съдържа телефон.' };
    await service.send('PUT', `/admin/properties/${id}/request-changes`, { as: admin, body });
    expect((await file(id)).sinceReturn).toMatchObject({
      describedPictures: [],
      markedPictures: [],
      isReordered: false,
    });
    await store([
      { ...one, alt: 'Етаж', isFloorPlan: true },
      { ...two, alt: 'Хол' },
      { ...three, isFloorPlan: true },
    ]);
    expect((await file(id)).sinceReturn).toMatchObject({
      newPictures: [],
      gonePictures: 0,
      describedPictures: [one.id, two.id],
      markedPictures: [one.id, three.id],
      isReordered: false,
    });
    await store([three, one]);
    expect((await file(id)).sinceReturn).toMatchObject({ describedPictures: [], isReordered: true });
  });

  it('compares a revision with the refused one', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id: id } = await anActiveListing(service, owner);
    const revise = (title: string) =>
      service.send('PUT', `/properties/${id}`, { as: owner, body: { title } });
    await revise('Двустаен, чието заглавие се отказва');
    const body = { reason: 'Заглавието не отговаря на имота.' };
    await service.send('PUT', `/admin/properties/${id}/reject`, { as: admin, body });
    expect((await file(id)).sinceReturn.changes).toEqual([]);
    await revise('Двустаен с нова кухня и гледка');
    expect((await file(id)).sinceReturn.changes).toEqual([
      {
        field: 'title',
        before: 'Двустаен, чието заглавие се отказва',
        after: 'Двустаен с нова кухня и гледка',
      },
    ]);
    await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin, body: {} });
    expect((await file(id)).sinceReturn).toBeNull();
  });

  it('counts moderators’ decisions about the owner', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id } = await anActiveListing(service, owner);
    const remove = { as: admin, body: { reason: 'Нарушава общите условия.' } };
    await service.send('PUT', `/admin/properties/${_id}/remove`, remove);
    await service.send('PUT', `/admin/properties/${_id}/reinstate`, { as: admin });
    expect((await file(_id)).owner).toMatchObject({ removed: 1, rejected: 0, listings: { active: 1 } });
  });

  it('is for admins only', async () => {
    const id = await aListing();
    const { status } = await service.send('GET', `/admin/properties/${id}/file`, { as: anActor() });
    expect(status).toBe(403);
  });
});

describe('moderation lease', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const lease = (id: string, as = admin) => service.send('PUT', `/admin/properties/${id}/lease`, { as });
  const drop = (id: string, as = admin) => service.send('DELETE', `/admin/properties/${id}/lease`, { as });
  const remove = (id: string, as = admin) =>
    service.send('PUT', `/admin/properties/${id}/remove`, { as, body: { reason: 'Нарушава правилата.' } });
  const aListing = async () => (await anActiveListing(service, anActor()))._id;

  it('excludes other moderators until it is released, and names its holder', async () => {
    const id = await aListing();
    expect((await lease(id)).body.data).toMatchObject({ holder: { name: 'Анна Колева' }, isMine: true });
    expect(await lease(id, otherAdmin)).toMatchObject({
      status: 409,
      body: { message: 'В момента обявата се преглежда от Анна Колева.' },
    });
    expect((await remove(id, otherAdmin)).status).toBe(409);
    const seen = await service.send('GET', `/admin/properties/${id}/file`, { as: otherAdmin });
    expect(seen.body.data.lease).toMatchObject({ holder: { id: 'admin' }, isMine: false });
    await drop(id, otherAdmin);
    expect((await lease(id, otherAdmin)).status).toBe(409);
    await drop(id);
    expect((await lease(id, otherAdmin)).status).toBe(200);
    expect((await remove(id, otherAdmin)).status).toBe(200);
  });

  it('expires two minutes after its last renewal', async () => {
    const id = await aListing();
    await lease(id);
    service.clock.now = new Date(service.clock.now.getTime() + 119_000);
    expect((await lease(id, otherAdmin)).status).toBe(409);
    service.clock.now = new Date(service.clock.now.getTime() + 2_000);
    expect((await lease(id, otherAdmin)).status).toBe(200);
  });

  it('is granted to one of two concurrent moderators', async () => {
    const id = await aListing();
    const replies = await Promise.all([lease(id), lease(id, otherAdmin)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const presence = async (id: string, as = otherAdmin) =>
    (await service.send('GET', `/admin/properties/${id}/presence`, { as })).body.data;

  it('shows to others who has the listing open, then who decided', async () => {
    const id = await aListing();
    expect(await presence(id)).toEqual({ lease: null, decision: null });
    await lease(id);
    expect(await presence(id)).toMatchObject({
      lease: { holder: { name: 'Анна Колева' }, isMine: false },
      decision: null,
    });
    await remove(id);
    await drop(id);
    expect(await presence(id)).toEqual({
      lease: null,
      decision: {
        action: 'remove',
        by: 'Анна Колева',
        at: service.clock.now.toISOString(),
        isMine: false,
      },
    });
    expect((await presence(id, admin)).decision.isMine).toBe(true);
    service.clock.now = new Date(service.clock.now.getTime() + 600_001);
    expect((await presence(id)).decision).toBeNull();
  });

  it('is free for others after a decision', async () => {
    const id = await aListing();
    await lease(id);
    await remove(id);
    expect((await lease(id, otherAdmin)).status).toBe(200);
    expect(await presence(id, admin)).toMatchObject({ lease: { isMine: false }, decision: null });
  });

  it('lets one of two concurrent decisions win', async () => {
    const id = await aListing();
    const replies = await Promise.all([remove(id), remove(id, otherAdmin)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('allows sending a public listing back with a reason, out of the queue', async () => {
    const owner = anActor();
    const { _id: id } = await anActiveListing(service, owner);
    const body = { reason: 'Посочете всички такси в цената.', code: 'wrong_price' };
    const reply = await service.send('PUT', `/admin/properties/${id}/request-changes`, { as: admin, body });
    expect(reply.body.data).toMatchObject({ status: 'rejected', moderation: { code: 'wrong_price' } });
    const told = (await service.announced('listing-rejected')).filter(({ fact }) => fact.listingId === id);
    expect(told).toMatchObject([
      { fact: { reason: body.reason, code: 'wrong_price', isRevision: false, wasPublic: true } },
    ]);
    const queue = await service.send('GET', '/admin/properties', { as: admin });
    expect(JSON.stringify(queue.body.data)).not.toContain(id);
    const again = await service.send('PUT', `/admin/properties/${id}/request-changes`, { as: admin, body });
    expect(again.status).toBe(409);
    expect((await service.send('POST', `/properties/${id}/submit`, { as: owner })).status).toBe(200);
    const queued = await service.send('GET', '/admin/properties', { as: admin });
    expect(JSON.stringify(queued.body.data)).toContain(id);
  });
});
