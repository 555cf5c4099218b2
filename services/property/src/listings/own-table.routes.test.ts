import type { Actor } from '@pokriv/contracts/actor';
import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft, anActiveListing } from './testing/a-listing.ts';

describe('own listings as a table', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date('2026-11-22T10:18:00.000Z');
    owner = anActor({ listingLimit: null });
  });

  const list = async (query = '') =>
    (await service.send('GET', `/properties/my-properties${query}`, { as: owner })).body;
  const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
  const count = (listing: string, day: string, counts: { views?: number; phoneReveals?: number }) =>
    service.deps.inTransaction((unit) => service.deps.days.add([{ listing, day, counts }], unit));
  const reprice = async (prices: unknown, as = owner) =>
    service.send('POST', '/properties/bulk/prices', { as, body: { prices } });

  it('have the counts of the last seven days in Sofia', async () => {
    const { _id } = await anActiveListing(service, owner);
    const quiet = await anActiveListing(service, owner);
    await count(_id, '2026-11-15', { views: 50, phoneReveals: 9 });
    await count(_id, '2026-11-16', { views: 3 });
    await count(_id, '2026-11-22', { views: 2, phoneReveals: 1 });
    const weeks = Object.fromEntries(
      (await list()).data.map(({ id, week }: { id: string; week: unknown }) => [id, week]),
    );
    expect(weeks).toEqual({
      [_id]: { views: 5, phoneReveals: 1 },
      [quiet._id]: { views: 0, phoneReveals: 0 },
    });
  });

  it('are sorted by the counts of the week, page by page', async () => {
    const made = [];
    for (let index = 0; index < 3; index += 1) made.push((await anActiveListing(service, owner))._id);
    const [one = '', two = '', three = ''] = made;
    await count(one, '2026-11-20', { views: 4, phoneReveals: 3 });
    await count(two, '2026-11-01', { views: 90 });
    await count(three, '2026-11-20', { views: 7, phoneReveals: 1 });
    expect(idsOf(await list('?sort=week_views'))).toEqual([three, one, two]);
    expect(idsOf(await list('?sort=week_phones'))).toEqual([one, three, two]);
    expect(idsOf(await list('?sort=week_views_asc'))).toEqual([two, one, three]);
    expect(idsOf(await list('?sort=week_phones_asc'))).toEqual([two, three, one]);
    const second = await list('?sort=week_views&limit=2&page=2');
    expect([idsOf(second), second.pagination.total]).toEqual([[two], 3]);
  });

  it('have a minimum instead of a total above 1000, and a next page until the last', async () => {
    const { _id } = await aDraft(service, owner);
    const rows = service.connection.collection<{ _id: string; number: number }>('listings');
    const made = await rows.findOne({ _id });
    const copies = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...made,
        _id: String(from + at).padStart(24, 'c'),
        number: 900_000_000 + from + at,
      }));
    await rows.insertMany(copies(999, 0));
    const exact = (await list('?limit=50')).pagination;
    expect([exact.total, exact.totalIsMinimum, exact.hasNext]).toEqual([1000, undefined, true]);
    await rows.insertMany(copies(11, 999));
    const many = (await list('?limit=50&page=20')).pagination;
    expect([many.total, many.totalIsMinimum, many.hasNext]).toEqual([1000, true, true]);
    const last = (await list('?limit=50&page=21')).pagination;
    expect([last.totalIsMinimum, last.hasNext]).toEqual([true, false]);
  });

  it('have those that were never public last, in both directions of a week, and the newest of equals first', async () => {
    const first = (await anActiveListing(service, owner))._id;
    const draft = (await aDraft(service, owner))._id;
    const second = (await anActiveListing(service, owner))._id;
    expect(idsOf(await list('?sort=week_views'))).toEqual([second, first, draft]);
    expect(idsOf(await list('?sort=week_phones_asc'))).toEqual([second, first, draft]);
  });

  it('are exported in the order of the week, more than are read at once', async () => {
    const made = [];
    for (let index = 0; index < 103; index += 1) {
      const { _id, number } = await aDraft(service, owner);
      made.push({ _id, number });
    }
    const busy = await anActiveListing(service, owner);
    const quiet = await anActiveListing(service, owner);
    await count(busy._id, '2026-11-22', { views: 2, phoneReveals: 4 });
    const table = async (sort: string) => {
      const url = `/properties/my-properties/table.csv?sort=${sort}`;
      const { body } = await service.send('GET', url, { as: owner });
      return String(body).trim().split('\r\n').slice(1);
    };
    const drafts = made.toReversed().map(({ number }) => String(number));
    const numbersOf = (rows: string[]) => rows.map((row) => row.split(';')[0]);
    const rows = await table('week_phones');
    expect(numbersOf(rows)).toEqual([String(busy.number), String(quiet.number), ...drafts]);
    expect(numbersOf(await table('week_phones_asc')).slice(0, 2)).toEqual([
      String(quiet.number),
      String(busy.number),
    ]);
    expect([rows[0], rows[1]]).toEqual([
      expect.stringContaining(';62;2;4;'),
      expect.stringContaining(';62;0;0;'),
    ]);
    expect(rows[2]).toContain(';62;;;');
  });

  it('are sorted by title, rent and quality, and filtered by city', async () => {
    const home = (title: string, amount: number, city: string) =>
      anActiveListing(service, owner, {
        title,
        price: sumOf(amount, 'BGN'),
        location: { city, neighborhood: 'Център' },
      });
    const two = (await home('Баня и кухня в двустаен', 700, 'varna'))._id;
    const one = (await home('Апартамент до парка', 900, 'sofia'))._id;
    expect(idsOf(await list('?sort=title'))).toEqual([one, two]);
    expect(idsOf(await list('?sort=price_asc'))).toEqual([two, one]);
    expect(idsOf(await list('?sort=price_desc'))).toEqual([one, two]);
    const filtered = await list('?city=varna');
    expect(idsOf(filtered)).toEqual([two]);
    expect(filtered.cities.toSorted()).toEqual(['sofia', 'varna']);
  });

  it('are exported as CSV with the filters, own listings only', async () => {
    await anActiveListing(service, anActor());
    const { _id, number } = await anActiveListing(service, owner, { title: '=HYPERLINK("http://x.bg")' });
    await aDraft(service, owner);
    await count(_id, '2026-11-22', { views: 2, phoneReveals: 1 });
    const reply = await service.send('GET', '/properties/my-properties/table.csv?status=active', {
      as: owner,
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head = '', ...rows] = String(reply.body).trim().split('\r\n');
    expect(head).toContain('Номер;Заглавие;Състояние;Вид;Град;Квартал;Наем, €;Наем, лв.');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(
      `${number};"'=HYPERLINK(""http://x.bg"")";Активна;Апартамент;София;Лозенец;460,16;900;62;2;1;`,
    );
    expect(rows[0]).toContain(';22.11.2026 12:18;');
  });

  it('count and name those that reports hid apart from those that wait for approval', async () => {
    const { _id } = await anActiveListing(service, owner);
    const waiting = await aDraft(service, owner);
    await service.send('POST', `/properties/${waiting._id}/submit`, { as: owner });
    await propertyInbox(service.deps)['listing-recalled'](
      { listingId: _id, reason: 'Няколко сигнала.', by: 'system', actorId: null },
      { eventId: `hide-${_id}`, once: (work) => service.deps.inTransaction(work) },
    );
    expect(await list()).toMatchObject({ counts: { pending: 2 }, hiddenByReports: 1 });
    const table = await service.send('GET', '/properties/my-properties/table.csv', { as: owner });
    const states = String(table.body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';')[2]);
    expect(states.toSorted()).toEqual(['Скрита след сигнали', 'Чака одобрение']);
  });

  it('are repriced in bulk: a large change waits, failures say why', async () => {
    const near = await anActiveListing(service, owner);
    const far = await anActiveListing(service, owner);
    const foreign = await anActiveListing(service, anActor());
    const { body } = await reprice([
      { id: near._id, version: near.version, price: { amount: 950, currency: 'BGN' } },
      { id: far._id, price: { amount: 2000, currency: 'BGN' } },
      { id: foreign._id, price: { amount: 950, currency: 'BGN' } },
      { id: near._id, version: near.version, price: { amount: 990, currency: 'BGN' } },
    ]);
    expect(body.data).toEqual([
      { id: near._id, isWaiting: false },
      { id: far._id, isWaiting: true },
      { id: foreign._id, message: 'Нямате права за това действие.' },
      { id: near._id, message: expect.stringContaining('променена') },
    ]);
    const stored = await service.deps.listings.get(near._id);
    expect([stored.fields.price?.entered, stored.version]).toEqual([
      { amount: 950, currency: 'BGN' },
      near.version + 1,
    ]);
    expect((await service.deps.listings.get(far._id)).fields.price).toEqual(sumOf(900, 'BGN'));
  });

  it('refuse a rent outside the limits by name', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    const { status, body } = await reprice([{ id, price: { amount: 1, currency: 'BGN' } }]);
    expect([status, body.errors[0].param, body.errors[0].msg]).toEqual([
      400,
      'prices.0.price',
      expect.stringContaining('Въведете сума от 50'),
    ]);
  });
});
