import { MemoryCaches } from '../worker/caches.testing.ts';
import { readCachedListings } from './cached-listings.ts';

const id = (digit: string) => digit.repeat(24);
const reply = (data: object) => new Response(JSON.stringify({ data }));

it('readKeptListings returns each cached listing once, the latest first, and detects cached favourites', async () => {
  const store = new MemoryCaches();
  Object.assign(globalThis, { caches: store });
  const [visited, own, pictures] = await Promise.all(
    ['visited', 'own-anna', 'pictures'].map((name) => store.open(name)),
  );
  await visited?.put(
    `/api/properties/${id('a')}`,
    reply({ id: id('a'), title: 'Първа', price: 700, images: [] }),
  );
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
  await own?.put(`/api/properties/${id('a')}`, reply({ id: id('a'), title: 'Първа', price: 700 }));
  await pictures?.put('/media/ab12-320.webp', new Response('picture'));
  expect(await readCachedListings()).toEqual({
    listings: [
      { id: id('b'), title: 'Втора', city: 'sofia', neighborhood: 'Лозенец', picture: 'ab12' },
      {
        id: id('a'),
        title: 'Първа',
        price: 700,
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
