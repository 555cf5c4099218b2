import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { sumOf, type Money } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

describe('administrators’ list of listings', () => {
  let service: TestProperty;
  /** The letters of a random address could be the beginning of a typed word. */
  const owner = anActor({ email: 'maria@example.bg', listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
    const homes = [
      { price: sumOf(900, 'BGN'), location: { city: 'sofia', neighborhood: 'Лозенец' } },
      { price: sumOf(500, 'BGN'), location: { city: 'sofia', neighborhood: 'Младост 1' } },
      {
        price: sumOf(357.9, 'EUR'),
        location: { city: 'varna', neighborhood: 'Чайка' },
        propertyType: 'room' as const,
      },
    ];
    for (const [index, home] of homes.entries()) {
      const who = index === 0 ? anActor({ email: 'ivan@example.bg' }) : owner;
      const { _id } = await anActiveListing(service, who);
      await service.connection
        .collection<{ _id: string }>('listings')
        .updateOne({ _id }, { $set: { fields: { ...completeFields, ...home } } });
    }
  });
  afterAll(async () => service.close());

  const prices = async (query: string) => {
    const { status, body } = await service.send('GET', `/properties/admin/all?${query}`, { as: admin });
    expect(status).toBe(200);
    return body.data.map(({ price }: { price: Money }) => price.bgn);
  };

  it.each([
    ['sort=price_asc', [500, 699.99, 900]],
    ['sort=price_desc', [900, 699.99, 500]],
    ['sort=price_asc&city=sofia', [500, 900]],
    ['propertyType=room', [699.99]],
    [`ownerId=${owner.id}&sort=price_asc`, [500, 699.99]],
    ['status=paused', []],
  ])('filters and sorts by %s', async (query, expected) => {
    expect(await prices(query)).toEqual(expected);
  });

  it('finds a listing by its number in every state, also with an owner filter', async () => {
    const { number } = await aDraft(service, owner, {
      price: sumOf(1234, 'BGN'),
      location: { city: 'varna' },
    });
    const typed = encodeURIComponent(`№ ${shownListingNumber(number)}`);
    for (const query of ['', '&status=draft', `&ownerId=${owner.id}`, '&sort=price_asc'])
      expect(await prices(`query=${typed}${query}`)).toEqual([1234]);
    expect(await prices(`query=${typed}&status=active`)).toEqual([]);
    const file = await service.send('GET', `/admin/properties/table.csv?query=${typed}`, { as: admin });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
  });

  describe('with a text that names an agency', () => {
    const typed = (text: string, more = '') => prices(`query=${encodeURIComponent(text)}${more}`);

    beforeAll(async () => {
      const { _id: id } = await aDraft(service, owner, {
        price: sumOf(4321, 'BGN'),
        location: { city: 'varna' },
      });
      const fields = { agencyName: 'Черноморски имоти', eik: '131071587', contactPhone: '0888445512' };
      const { status } = await service.send('PUT', `/properties/${id}`, { as: owner, body: fields });
      expect(status).toBe(200);
    });

    it.each([
      ['its name', 'черноморски'],
      ['its ЕИК', '131 071 587'],
      ['its VAT number', 'BG131071587'],
      ['the contact’s phone', '088 844 5512'],
      ['the phone as dialled from abroad', '+359 88 844 5512'],
      ['the beginning of the phone', '088844'],
    ])('finds its listings by %s', async (_what, text) => {
      expect(await typed(text)).toEqual([4321]);
      expect(await typed(text, '&status=draft&sort=price_asc')).toEqual([4321]);
      expect(await typed(text, '&status=paused')).toEqual([]);
    });

    it.each([
      ['another ЕИК', '103873594'],
      ['too little of a phone', '08884'],
      ['another phone', '0888445513'],
    ])('finds none by %s', async (_what, text) => {
      expect(await typed(text)).toEqual([]);
    });
  });

  it('finds nothing, rather than everything, by letters that no word begins with', async () => {
    expect(await prices(`query=${encodeURIComponent('шшш')}`)).toEqual([]);
    expect((await prices(`query=${encodeURIComponent('л')}`)).length).toBeGreaterThan(0);
  });

  it('is exported as CSV with the same filters', async () => {
    const { status, headers, body } = await service.send(
      'GET',
      '/admin/properties/table.csv?city=sofia&sort=price_asc',
      { as: admin },
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toContain('Заглавие;Състояние');
    expect(lines[0]).toContain('Наем, €;Наем, лв.');
    expect(lines.slice(1).map((line) => line.split(';').slice(6, 8))).toEqual([
      ['255,65', '500'],
      ['460,16', '900'],
    ]);
  });

  it('rejects an invalid filter by name', async () => {
    const { status, body } = await service.send('GET', '/properties/admin/all?sort=height', { as: admin });
    expect([status, body.errors[0].param]).toEqual([400, 'sort']);
  });
});
