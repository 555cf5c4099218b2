import type { SuggestReply } from '@pokriv/contracts/search/suggest';
import { anActor } from '@pokriv/service-kit/testing';

import type { ListingFields, StoredListing } from '../../listings/stored-listing.ts';
import { anActiveListing, completeFields } from '../../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../../testing.ts';

const homes: ListingFields['location'][] = [
  { city: 'sofia', neighborhood: 'Лозенец' },
  { city: 'sofia', neighborhood: 'Лозенец' },
  {
    ...{ city: 'sofia', neighborhood: 'Център', street: 'ул. Шейново', showExactAddress: true },
    geo: { lat: 42.69212, lon: 23.33787 },
  },
  { city: 'sofia', neighborhood: 'Център', street: 'ул. Гурко' },
  { city: 'varna', neighborhood: 'Център' },
  { city: 'varna', neighborhood: 'Чайка' },
  { city: 'kardzhali', neighborhood: 'Студен кладенец' },
  { city: 'burgas', neighborhood: 'Лазур', street: 'Александровска', showExactAddress: true },
];

describe('GET /properties/suggest', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
    const owner = anActor({ listingLimit: null });
    const listings: StoredListing[] = [];
    for (const location of homes)
      listings.push(await anActiveListing(service, owner, { ...completeFields, location }));
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  const suggest = async (query: string, rest = ''): Promise<SuggestReply> => {
    const path = `/properties/suggest?query=${encodeURIComponent(query)}${rest}`;
    const { status, body } = await service.send('GET', path);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  };
  const lines = async (query: string, rest = '') =>
    (await suggest(query, rest)).suggestions
      .filter(({ count }) => count > 0)
      .map(({ label, detail, count }) => `${label} (${detail}): ${count}`);

  it.each([
    ['лоз', ['Лозенец (квартал, София): 2']],
    ['LOZ', ['Лозенец (квартал, София): 2']],
    ['лозенец', ['Лозенец (квартал, София): 2']],
    ['лозинец', ['Лозенец (квартал, София): 2']],
    ['двустаен в мозенец', ['Лозенец (квартал, София): 2']],
    ['озенец', ['Лозенец (квартал, София): 2']],
    ['мозене', []],
    ['двустаен в лозе', ['Лозенец (квартал, София): 2']],
    ['соф', ['София (град): 4']],
    ['sofiq', ['София (град): 4']],
    ['център', ['Център (квартал, София): 2', 'Център (квартал, Варна): 1']],
    ['шейн', ['Шейново (улица, София): 1']],
    ['ул. шейново', ['Шейново (улица, София): 1']],
    ['гурко', []],
    ['кладен', ['Студен кладенец (квартал, Кърджали): 1']],
    ['куче', []],
    ['двустаен до', []],
    ['двустаен до 500 евро в лоз', ['Лозенец (квартал, София): 2']],
  ])('suggests for %s: %j', async (query, expected) => {
    const found = await lines(query);
    expect(found.map((line) => line.replace('ул. ', ''))).toEqual(expected);
  });

  it.each(['двустаен до 500 евро', 'до 500 ев', '500 EUR', 'стая до хиляда евро', 'до 900 лев'])(
    'takes the currency of %s for no place',
    async (query) => {
      expect((await suggest(query)).suggestions).toEqual([]);
    },
  );

  it('completes such a word without a sum', async () => {
    expect((await suggest('метро евро')).suggestions.map(({ label }) => label)).toContain('Европейски съюз');
  });

  it('shows places of the asked city first', async () => {
    expect(await lines('център', '&location=varna')).toEqual([
      'Център (квартал, Варна): 1',
      'Център (квартал, София): 2',
    ]);
  });

  it('shows places without listings last', async () => {
    const { suggestions } = await suggest('варн');
    expect(suggestions[0]).toEqual({
      kind: 'city',
      label: 'Варна',
      detail: 'град',
      count: 2,
      params: { location: 'varna' },
    });
    const counts = (await suggest('ба')).suggestions.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => Number(other > 0) - Number(one > 0)));
  });

  it('tells where a street is, by its listings that show their address', async () => {
    const [street] = (await suggest('шейн')).suggestions;
    expect(street).toMatchObject({ kind: 'street', point: { lat: 42.6921, lon: 23.3379 } });
    const [district] = (await suggest('лозенец')).suggestions;
    expect(district).not.toHaveProperty('point');
  });

  it('says in the words of a search that they name a street', async () => {
    const paramsOf = async (query: string) => (await suggest(query)).suggestions[0]?.params;
    expect(await paramsOf('александровс')).toEqual({ location: 'burgas', query: 'ул. Александровска' });
    expect(await paramsOf('шейн')).toEqual({ location: 'sofia', query: 'ул. Шейново' });
  });

  it('gives parameters that find as many listings as it says', async () => {
    for (const query of ['лоз', 'център', 'шейн', 'александр', 'вит', 'чай', 'студен']) {
      for (const { params, count } of (await suggest(query)).suggestions) {
        const asked = new URLSearchParams(
          Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const { body } = await service.send('GET', `/properties?${asked}`);
        expect([params, body.pagination.total]).toEqual([params, count]);
      }
    }
  });

  it('reads the sentence as filters, sums in the asked currency', async () => {
    const { reading } = await suggest('двустаен до метро Витоша под 1500 с куче и сауна', '&currency=EUR');
    expect(reading).toEqual({
      params: {
        layout: ['two_room'],
        metroStation: ['vitosha'],
        priceMax: '1500',
        currency: 'EUR',
        hasPet: 'true',
      },
      understood: [
        { text: 'двустаен', params: ['layout'] },
        { text: 'до метро Витоша', params: ['metroStation'] },
        { text: 'под 1500', params: ['priceMax', 'currency'] },
        { text: 'с куче', params: ['hasPet'] },
      ],
      rest: 'сауна',
    });
  });

  it.each(['', 'query=', 'query=%20', `query=${'а'.repeat(101)}`, 'query=а&location=atlantis'])(
    'refuses %s',
    async (query) => {
      expect((await service.send('GET', `/properties/suggest?${query}`)).status).toBe(400);
    },
  );
});
