import { sumOf, toMoney } from '@pokriv/contracts/money';

import { MemoryCaches } from '../worker/caches.testing.ts';
import { readCachedListings } from './cached-listings.ts';

const id = (digit: string) => digit.repeat(24);
const price = toMoney(sumOf(700, 'BGN'));
const reply = (data: object) => new Response(JSON.stringify({ data }));

it('readKeptListings returns each cached listing once, the latest first, and detects cached favourites', async () => {
  const store = new MemoryCaches();
  Object.assign(globalThis, { caches: store });
  const [visited, own, pictures] = await Promise.all(
    ['visited', 'own-anna', 'pictures'].map((name) => store.open(name)),
  );
  await visited?.put(`/api/properties/${id('a')}`, reply({ id: id('a'), title: 'Първа', price, images: [] }));
  await visited?.put(`/api/properties/${id('a')}/similar`, reply([]));
  await visited?.put(
    `/api/properties/${id('b')}`,
    reply({
      id: id('b'),
      title: 'Втора',
      location: { city: 'sofia', neighborhood: 'Лозенец' },
      images: [{ id: 'ab12' }],
    }),
  );
  await visited?.put(`/api/properties/${id('c')}`, reply({ nothing: true }));
  await own?.put(`/api/properties/${id('a')}`, reply({ id: id('a'), title: 'Първа', price }));
  await pictures?.put('/media/ab12-320.webp', new Response('picture'));
  expect(await readCachedListings()).toEqual({
    listings: [
      { id: id('b'), title: 'Втора', city: 'sofia', neighborhood: 'Лозенец', picture: 'ab12' },
      {
        id: id('a'),
        title: 'Първа',
        price,
        city: undefined,
        neighborhood: undefined,
        picture: undefined,
      },
    ],
    hasFavorites: false,
  });
  await own?.put('/api/properties/favorites?page=1', reply([]));
  expect((await readCachedListings()).hasFavorites).toBe(true);
});

it.each([
  ['a number of leva, as before the change to euro cents', 700, price],
  ['a sum', price, price],
  ['nothing', undefined, undefined],
  ['words', '700', undefined],
  ['a number that is no rent', -1, undefined],
])('a copy whose price is %s is read', async (_what, copied, read) => {
  const store = new MemoryCaches();
  Object.assign(globalThis, { caches: store });
  const visited = await store.open('visited');
  await visited.put(
    `/api/properties/${id('a')}`,
    reply({ id: id('a'), title: 'Първа', ...(copied !== undefined && { price: copied }) }),
  );
  const { listings } = await readCachedListings();
  expect(listings.map((listing) => listing.price)).toEqual([read]);
});
