import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { Money } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft, anActiveListing, completeFields } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

let service: TestProperty;
let owner: Actor;

beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());
beforeEach(() => {
  service.clock.now = new Date();
  owner = anActor();
});

const read = (id: string, as?: Actor) => service.send('GET', `/properties/${id}`, { as });
const change = (id: string, body: unknown, as = owner) =>
  service.send('PUT', `/properties/${id}`, { as, body });
const setStored = (id: string, values: object) =>
  service.connection.collection<{ _id: string }>('listings').updateOne({ _id: id }, { $set: values });

describe('POST /properties', () => {
  const title = 'Нова обява';
  const create = (body: unknown, headers?: Record<string, string>, as: Actor | undefined = owner) =>
    service.send('POST', '/properties', { as, body, headers });

  it('creates a draft with a copy of the owner', async () => {
    const reply = await create({ title, price: 700 });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      title,
      price: { cents: 35_790, currency: 'EUR', bgn: 700, entered: { amount: 700, currency: 'BGN' } },
      status: 'draft',
      version: 1,
      images: [],
      views: 0,
    });
    expect(reply.body.data.landlord).toEqual({
      id: owner.id,
      firstName: owner.firstName,
      lastName: owner.lastName,
      avatar: null,
      memberSince: owner.memberSince,
      isEmailVerified: true,
    });
  });

  it.each([
    ['nothing of substance', { price: 700 }, 'title'],
    ['an unknown field', { title, colour: 'red' }, 'colour'],
    ['a server-owned field', { title, status: 'active' }, 'status'],
    ['a price out of bounds', { title, price: 10 }, 'price'],
    ['an operator for a value', { title, location: { city: { $ne: '' } } }, 'location.city'],
  ])('refuses %s', async (_what, body, param) => {
    const reply = await create(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors[0].param).toBe(param);
  });

  it('creates one listing for twenty calls with one Idempotency-Key', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create({ title }, { 'Idempotency-Key': 'k-1' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await create({ title: 'Друга обява' }, { 'Idempotency-Key': 'k-1' })).toMatchObject({
      status: 409,
    });
    expect((await create({ title }, { 'Idempotency-Key': 'k 1' })).status).toBe(400);
  });

  it('keeps the limit of ten drafts under concurrent calls', async () => {
    const replies = [];
    for (let made = 0; made < 8; made += 1) replies.push(await create({ title }));
    // Only five compete: transactions of all at once on one counter can exceed their deadline of five seconds.
    replies.push(...(await Promise.all(Array.from({ length: 5 }, () => create({ title })))));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.filter(({ body }) => body.code === 'CONFLICT')).toHaveLength(3);
  });
});

describe('GET /properties/:id', () => {
  it('returns an active listing to everyone without its private fields', async () => {
    const { _id } = await anActiveListing(service, owner);
    const { status, body } = await read(_id);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of ['0888123456', 'Златен рог', '23.319}', owner.email, 'version', 'moderation']) {
      expect(text).not.toContain(secret);
    }
    expect(body.data).toMatchObject({
      title: completeFields.title,
      price: { cents: 46_016, currency: 'EUR', bgn: 900 },
      pricePerM2: { cents: 742, bgn: 14.52 },
      depositCost: { bgn: 900 },
      moveInCost: { cents: 92_032, bgn: 1800 },
    });
    expect(body.data).not.toHaveProperty('monthlyTotal');
    expect(text).not.toContain('entered');
  });

  it('returns a stable public point 100–250 m off the exact one', async () => {
    const { _id } = await anActiveListing(service, owner);
    const [one, other] = [(await read(_id)).body.data.geo, (await read(_id)).body.data.geo];
    expect(one).toEqual(other);
    const north = (one.lat - 42.673) * 111_320;
    const east = (one.lon - 23.319) * 111_320 * Math.cos((42.673 * Math.PI) / 180);
    const metres = Math.hypot(north, east);
    expect(metres).toBeGreaterThanOrEqual(100);
    expect(metres).toBeLessThanOrEqual(250);
  });

  it('returns the exact place only if the owner shows it', async () => {
    const location = { ...completeFields.location, city: 'sofia', showExactAddress: true };
    const { _id } = await anActiveListing(service, owner, { location });
    expect((await read(_id)).body.data).toMatchObject({
      geo: { lat: 42.673, lon: 23.319 },
      location: { street: 'ул. Златен рог', number: '7' },
    });
  });

  it('returns all fields to the owner and admins', async () => {
    const { _id } = await anActiveListing(service, owner);
    for (const as of [owner, admin]) {
      expect((await read(_id, as)).body.data).toMatchObject({
        contactPhone: '0888123456',
        version: 1,
        location: { street: 'ул. Златен рог', geo: { lat: 42.673 } },
      });
    }
  });

  it.each(['rented', 'expired'] as const)(
    'returns a %s listing for 30 days without contacts, then 410',
    async (status) => {
      const { _id } = await anActiveListing(service, owner);
      await setStored(_id, { status, closedAt: service.clock.now });
      const shown = await read(_id);
      expect(shown.status).toBe(200);
      expect(shown.body.data).not.toHaveProperty('contactName');
      service.clock.now = new Date(Date.now() + 31 * DAY_MS);
      expect(await read(_id)).toMatchObject({
        status: 410,
        body: { code: 'GONE', message: 'Обявата вече не е активна.' },
      });
      expect((await read(_id, owner)).status).toBe(200);
    },
  );

  const hidden: ListingStatus[] = ['draft', 'pending', 'rejected', 'paused', 'removed', 'deleted'];
  it.each(hidden)('hides a %s listing from everyone but its owner and admins', async (status) => {
    const { _id } = await anActiveListing(service, owner);
    await setStored(_id, { status });
    expect((await read(_id)).status).toBe(404);
    expect((await read(_id, anActor())).status).toBe(404);
    expect((await read(_id, owner)).status).toBe(200);
    expect((await read(_id, admin)).status).toBe(200);
  });

  it('returns 404 for an unknown id', async () => {
    expect((await read('0123456789abcdef01234567')).status).toBe(404);
    expect((await read('a.b')).status).toBe(400);
  });
});

describe('PUT /properties/:id', () => {
  it('changes the given fields only', async () => {
    const { _id } = await aDraft(service, owner);
    const reply = await change(_id, { price: 1000 });
    expect(reply.body).toMatchObject({
      message: 'Обявата е обновена.',
      data: { price: { bgn: 1000 }, area: 62, version: 2 },
    });
  });

  it('lets one of two parallel changes of the same version win', async () => {
    const { _id } = await aDraft(service, owner);
    const replies = await Promise.all([1000, 1100].map((price) => change(_id, { price, version: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for the owner and admins only', async () => {
    const { _id } = await aDraft(service, owner);
    expect((await change(_id, { price: 1000 }, anActor())).status).toBe(404);
    expect((await change(_id, { price: 1000 }, admin)).status).toBe(200);
  });

  it.each([
    ['pending', 'CONFLICT'],
    ['removed', 'INVALID_TRANSITION'],
    ['deleted', 'INVALID_TRANSITION'],
  ])('is refused for a %s listing', async (status, code) => {
    const { _id } = await aDraft(service, owner);
    await setStored(_id, { status });
    expect(await change(_id, { price: 1000 })).toMatchObject({ status: 409, body: { code } });
  });

  it('updates the search card of an active listing at once and extends its price history', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { price: 850 });
    const found = await service.send('GET', `/properties?landlord=${owner.id}`);
    expect(found.body.data).toMatchObject([{ id: _id, price: { bgn: 850 } }]);
    const { data } = (await read(_id)).body;
    expect(data.priceHistory.map(({ price }: { price: Money }) => price.bgn)).toEqual([900, 850]);
  });

  it('shows its owner a rent as typed, and others the sum alone', async () => {
    const { _id } = await anActiveListing(service, owner);
    const entered = { amount: 500, currency: 'EUR' };
    expect((await change(_id, { price: entered })).body.data.price).toEqual({
      cents: 50_000,
      currency: 'EUR',
      bgn: 977.92,
      entered,
    });
    const { data } = (await read(_id)).body;
    expect(data.price).toEqual({ cents: 50_000, currency: 'EUR', bgn: 977.92 });
    expect(data.priceHistory.map(({ price }: { price: Money }) => price)).toEqual([
      { cents: 46_016, currency: 'EUR', bgn: 900 },
      data.price,
    ]);
  });

  it('sees no new price in the same rent of another currency', async () => {
    const { _id } = await anActiveListing(service, owner);
    const entered = { amount: 460.16, currency: 'EUR' };
    const { data } = (await change(_id, { price: entered })).body;
    expect(data).toMatchObject({ price: { cents: 46_016, entered }, revision: null });
    expect(data.priceHistory).toHaveLength(1);
  });

  it('refuses to make a published listing incomplete', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect(await change(_id, { totalFloors: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ param: 'totalFloors' }] },
    });
  });

  it('keeps the approved version public while a material edit waits for a moderator', async () => {
    const { _id } = await anActiveListing(service, owner);
    const title = 'Съвсем друго заглавие на обявата';
    const reply = await change(_id, { title, area: 70, price: 1500 });
    expect(reply.body.message).toContain('изпратени за одобрение');
    expect(reply.body.data).toMatchObject({ title, area: 70, price: { bgn: 1500 }, status: 'active' });
    expect((await read(_id)).body.data).toMatchObject({
      title: completeFields.title,
      area: 70,
      price: { bgn: 900 },
    });

    const queue = await service.send('GET', '/admin/properties?limit=100', { as: admin });
    expect(queue.body.data.map(({ id }: { id: string }) => id)).toContain(_id);
    await service.send('PUT', `/admin/properties/${_id}/approve`, { as: admin });
    const { data } = (await read(_id)).body;
    expect(data).toMatchObject({ title, price: { bgn: 1500 } });
    expect(data.priceHistory).toHaveLength(2);
    expect((await service.send('PUT', `/admin/properties/${_id}/approve`, { as: admin })).status).toBe(409);
  });

  it('keeps the approved version when a revision is rejected', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title: 'Обадете се на 0888 000 111' });
    const reason = 'Телефон в заглавието.';
    await service.send('PUT', `/admin/properties/${_id}/reject`, { as: admin, body: { reason } });
    expect((await read(_id)).body.data).toMatchObject({ title: completeFields.title, status: 'active' });
    expect((await read(_id, owner)).body.data.moderation.reason).toBe(reason);
    await change(_id, { title: completeFields.title });
    const stored = await service.deps.listings.get(_id);
    expect(stored.revision).toBeNull();
  });
});

describe('lists of listings', () => {
  it('return an owner’s own listings, by state and by words', async () => {
    const one = await aDraft(service, owner, { title: 'Кокетно студио в Младост' });
    await anActiveListing(service, owner, { title: 'Просторен мезонет с тераса' });
    await anActiveListing(service, anActor());
    const mine = async (query = '') => {
      const { body } = await service.send('GET', `/properties/my-properties${query}`, { as: owner });
      return body;
    };
    expect((await mine()).pagination).toMatchObject({ total: 2, page: 1, hasNext: false });
    expect((await mine('?status=draft')).data.map(({ id }: { id: string }) => id)).toEqual([one._id]);
    expect((await mine('?query=стая младост')).data).toHaveLength(0);
    expect((await mine('?query=studio mladost')).data).toHaveLength(1);
    expect((await mine('?page=7')).data).toEqual([]);
    expect((await mine('?limit=1')).pagination).toMatchObject({ totalPages: 2, hasNext: true });
  });

  it('return all owners’ listings to admins', async () => {
    const { _id } = await anActiveListing(service, owner);
    const query = encodeURIComponent(owner.email.split('@')[0] ?? '');
    const { body } = await service.send('GET', `/properties/admin/all?query=${query}`, { as: admin });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([_id]);
    expect((await service.send('GET', '/properties/admin/all', { as: owner })).status).toBe(403);
  });

  it('return a listing’s history to its owner and admins', async () => {
    const { _id } = await aDraft(service, owner);
    await change(_id, { price: 950 });
    await service.send('POST', `/properties/${_id}/submit`, { as: owner });
    const history = (as: Actor) => service.send('GET', `/properties/${_id}/history`, { as });
    expect((await history(owner)).body.data).toMatchObject([
      { action: 'submit', from: 'draft', to: 'pending', actorId: owner.id },
      { action: 'update', changed: ['price'] },
    ]);
    expect((await history(anActor())).status).toBe(404);
  });
});
