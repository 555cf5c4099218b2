import { anActor } from '@pokriv/service-kit/testing';

import type { ListingFields, StoredListing } from '../listings/stored-listing.ts';
import { anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const place = { city: 'sofia', neighborhood: 'Лозенец' };
const description = 'Спокоен дом с всичко необходимо за живеене, близо до училище и детска площадка.';

/** By name, oldest first: equal relevance is ordered newest first. */
const homes: Record<string, ListingFields> = {
  plain: {
    title: 'Уютен дом за двама души',
    description,
    location: { city: 'varna', neighborhood: 'Чайка' },
  },
  told: {
    title: 'Панорамен дом за семейство',
    description: `${description} До кв. Лозенец.`,
    location: { city: 'sofia', neighborhood: 'Младост 4' },
  },
  placed: {
    title: 'Слънчев дом с голяма тераса',
    description,
    location: { ...place, geo: { lat: 42.6735, lon: 23.3203 } },
  },
  titled: {
    title: 'Тих дом до Лозенец с гараж',
    description,
    location: { city: 'sofia', neighborhood: 'Хладилника' },
  },
  studio: {
    title: 'Светло жилище за един човек',
    description,
    propertyType: 'studio',
    layout: undefined,
    location: { city: 'plovdiv', neighborhood: 'Кършияка' },
  },
  tower: {
    title: 'Просторен дом с изглед към морето',
    description: `${description} Подходящ за студиото ви.`,
    layout: 'three_room',
    location: { city: 'burgas', neighborhood: 'Лазур', street: 'ул. Шейново', showExactAddress: true },
  },
  hidden: {
    title: 'Ремонтиран дом с климатици',
    description,
    location: { city: 'veliko-tarnovo', street: 'ул. Гурко' },
  },
};

describe('text search', () => {
  let service: TestProperty;
  const names = new Map<string, string>();
  const listings: StoredListing[] = [];

  beforeAll(async () => {
    service = await startProperty();
    const owner = anActor({ listingLimit: null });
    for (const [name, fields] of Object.entries(homes)) {
      service.clock.now = new Date(service.clock.now.getTime() + 60_000);
      const listing = await anActiveListing(service, owner, { ...completeFields, ...fields });
      names.set(listing._id, name);
      listings.push(listing);
    }
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  const search = async (query: string, rest = '') => {
    const { status, body } = await service.send(
      'GET',
      `/properties?query=${encodeURIComponent(query)}${rest}`,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    return { ...body, found: body.data.map(({ id }: { id: string }) => names.get(id)) };
  };

  it.each([
    ['кършияка', ['studio']],
    ['KARSHIAKA', ['studio']],
    ['kyrshiyaka', ['studio']],
    ['Пловдив', ['studio']],
    ['тарново', ['hidden']],
    ['tyrnovo', ['hidden']],
    ['turnovo', ['hidden']],
    ['климатик', ['hidden']],
    ['шейново', ['tower']],
    ['sheynovo', ['tower']],
    ['6eynovo', ['tower']],
    ['улица Шейново', ['tower']],
    ['гурко', []],
    ['тристайни', ['tower']],
    ['3-стаен', ['tower']],
    ['тераси', ['placed']],
    ['garaj', ['titled']],
    ['морето в Бургас', ['tower']],
    ['тераса Лозенец', ['placed']],
    ['тераса Варна', []],
    ['дом под наем в град Варна', ['plain']],
    ['Cофия гараж', ['titled']],
  ])('finds by %s: %j', async (query, expected) => {
    const { found, pagination } = await search(query);
    expect([found, pagination.total]).toEqual([expected, expected.length]);
  });

  it.each([
    ['digits', (number: string) => number],
    ['groups', (number: string) => number.replace(/\B(?=(\d{3})+$)/gu, ' ')],
    ['№', (number: string) => `№ ${number}`],
    ['„обява“', (number: string) => `обява ${number}`],
    ['the line of its page', (number: string) => `Обява № ${number.replace(/\B(?=(\d{3})+$)/gu, '\u00a0')}`],
  ])('finds exactly one listing by its number, typed as %s', async (_typed, typedAs) => {
    const { found, pagination, spelling } = await search(typedAs(String(listings[2]?.number)));
    expect([found, pagination.total, spelling]).toEqual([['placed'], 1, undefined]);
  });

  it('combines a listing number with the other filters, in every order', async () => {
    const number = String(listings[2]?.number);
    expect((await search(number, '&location=sofia&sort=price_asc')).found).toEqual(['placed']);
    expect((await search(number, '&location=varna')).found).toEqual([]);
  });

  it('finds nothing by an unused listing number', async () => {
    expect((await search('100 000 001')).found).toEqual([]);
  });

  it('finds the same under the other path', async () => {
    const { body } = await service.send('GET', '/properties/search?query=lozenec');
    expect(body.data).toHaveLength(3);
  });

  it('finds synonyms', async () => {
    expect((await search('гарсониера')).found).toContain('studio');
    expect((await search('гарсониера', '&location=plovdiv')).found).toEqual(['studio']);
  });

  it('offers to drop the filters that hide the listing of a number', async () => {
    const { relaxed } = await search(String(listings[2]?.number), '&location=varna&facets=true');
    expect(relaxed).toEqual(
      expect.arrayContaining([
        { without: ['query'], total: 1 },
        { without: ['location'], total: 1 },
      ]),
    );
  });

  it('ranks matches in the title first, then in place, kind and description', async () => {
    expect((await search('лозенец')).found).toEqual(['titled', 'placed', 'told']);
    expect((await search('студио')).found).toEqual(['studio', 'tower']);
    expect((await search('дом Лозенец')).found).toEqual(['titled', 'placed', 'told']);
  });

  it('keeps any other order', async () => {
    expect((await search('лозенец', '&sort=newest')).found).toEqual(['titled', 'placed', 'told']);
    expect((await search('студио', '&sort=newest')).found).toEqual(['tower', 'studio']);
  });

  it('pages by number and by cursor through all relevance levels', async () => {
    const first = await search('лозенец', '&limit=2');
    const second = await search('лозенец', '&limit=2&page=2');
    const after = await search('лозенец', `&limit=2&cursor=${first.pagination.cursor}`);
    expect([first.found, second.found, after.found]).toEqual([['titled', 'placed'], ['told'], ['told']]);
  });

  it.each([
    ['лозенцец', 'лозенец', ['titled', 'placed', 'told']],
    ['lozneets', 'lozenets', ['titled', 'placed', 'told']],
    ['теразса', 'тераса', ['placed']],
    ['Кършияк', undefined, ['studio']],
    ['климатк', 'климатик', ['hidden']],
    ['бурагс', 'бургас', ['tower']],
    ['дом лозеец', 'дом лозенец', ['titled', 'placed', 'told']],
    ['тераса лозеец 1234', 'тераса лозенец', ['placed']],
    ['Дом,  Лозенцец', 'Дом, Лозенец', ['titled', 'placed', 'told']],
    ['Панорамен, училищр', 'Панорамен, училище', ['told']],
    ['площадкр лозенец', 'площадка лозенец', ['placed', 'told', 'titled']],
    ['uchilishtr lozenec', 'uchilishte lozenec', ['placed', 'told', 'titled']],
    ['слънчеф', 'слънчев', ['placed']],
    ['слънчеваф тераса', 'слънчев тераса', ['placed']],
  ])('reads %s as %s and reports it', async (asked, used, expected) => {
    const { found, spelling } = await search(asked);
    expect(found).toEqual(expected);
    expect(spelling).toEqual(used === undefined ? undefined : { asked, used });
  });

  it.each([
    ['лоз', ['titled', 'placed', 'told']],
    ['лозе', ['titled', 'placed', 'told']],
    ['лозен', ['titled', 'placed', 'told']],
    ['лозене', ['titled', 'placed', 'told']],
    ['loze', ['titled', 'placed', 'told']],
    ['кършия', ['studio']],
    ['kyrshi', ['studio']],
    ['климат', ['hidden']],
    ['тераса лозе', ['placed']],
    ['лозе тераса', []],
    ['ло', []],
    ['шейн', ['tower']],
    ['гурк', []],
  ])('finds by the unfinished %s: %j, typed and sent', async (query, expected) => {
    for (const rest of ['&spelling=false', '']) {
      const { found, spelling } = await search(query, rest);
      expect([found, spelling]).toEqual([expected, undefined]);
    }
  });

  it('corrects no word while it is typed', async () => {
    const { found, spelling } = await search('теразса', '&spelling=false');
    expect([found, spelling]).toEqual([[], undefined]);
  });

  it('finds longer words only while a known word is typed', async () => {
    expect((await search('студио', '&spelling=false')).found).toEqual(['studio', 'tower']);
    expect((await search('панорам', '')).found).toEqual((await search('панорамен')).found);
  });

  it('finds by an unfinished word on the map', async () => {
    const map = await service.send(
      'GET',
      '/properties/map?bbox=22,41,29,45&zoom=8&query=лозе&spelling=false',
    );
    expect([map.status, map.body.data.total]).toEqual([200, 1]);
  });

  it.each(['банско', 'камина', 'нещоневиждано', 'кот'])(
    'does not correct %s to another word',
    async (query) => {
      const { found, spelling } = await search(query);
      expect([found, spelling]).toEqual([[], undefined]);
    },
  );

  it('tells Младост 4 from another Младост with a 4 elsewhere', async () => {
    expect((await search('младост 4')).found).toEqual(['told']);
    expect((await search('младост 1')).found).toEqual([]);
  });

  it('combines words with all other filters', async () => {
    expect((await search('лозенец', '&neighborhood=Хладилника')).found).toEqual(['titled']);
    expect((await search('дом', '&location=burgas&layout=three_room')).found).toEqual(['tower']);
  });
});
