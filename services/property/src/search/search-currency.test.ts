import { sumOf, toCents, type Currency, type Sum } from '@pokriv/contracts/money';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { inCents } from './listing-filters.ts';
import { manyListings } from './testing/many-listings.ts';

const rents: Readonly<Record<string, Sum>> = {
  '499 лв.': sumOf(499, 'BGN'),
  '255,64 €': sumOf(255.64, 'EUR'),
  '500 лв.': sumOf(500, 'BGN'),
  '255,65 €': sumOf(255.65, 'EUR'),
  '977,92 лв.': sumOf(977.92, 'BGN'),
  '500 €': sumOf(500, 'EUR'),
  '500,01 €': sumOf(500.01, 'EUR'),
  '1000 лв.': sumOf(1000, 'BGN'),
};

const random = seededRandom(31);
const listings = Object.entries(rents).map(([title, price]) => {
  const listing = randomListing(random);
  const geo = { lat: 42.69, lon: 23.32 };
  const fields = { ...listing.fields, title, price, location: { city: 'sofia' as const, geo } };
  return { ...listing, fields, publicGeo: geo, promotionType: null };
});

describe.each<Currency>(['BGN', 'EUR'])('search of a site in %s', (site) => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty({ primaryCurrency: site });
    await manyListings(service, listings);
  });
  afterAll(() => service.close());

  describe.each(['', 'BGN', 'EUR'])('asked in the currency „%s“', (name) => {
    const asked = name ? `&currency=${name}` : '';
    const isEuro = (name || site) === 'EUR';

    const search = async (query: string) => {
      const { status, body } = await service.send('GET', `/properties?sort=price_asc${asked}&${query}`);
      expect([status, body.errors]).toEqual([200, undefined]);
      return body;
    };
    const foundBy = async (query: string): Promise<string[]> =>
      (await search(query)).data.map(({ title }: { title: string }) => title).sort();
    const withRents = (...titles: string[]) => titles.sort();

    it('finds rents of exactly the bounds', async () => {
      expect(await foundBy('priceMin=500&priceMax=500')).toEqual(
        isEuro ? withRents('500 €', '977,92 лв.') : withRents('500 лв.', '255,65 €'),
      );
    });

    it('finds rents up to a bound and from a bound', async () => {
      const cheap = withRents('499 лв.', '255,64 €', '500 лв.', '255,65 €');
      expect(await foundBy('priceMax=500')).toEqual(
        isEuro ? withRents(...cheap, '500 €', '977,92 лв.') : cheap,
      );
      expect(await foundBy('priceMin=500')).toEqual(
        isEuro
          ? withRents('500 €', '977,92 лв.', '500,01 €', '1000 лв.')
          : withRents(...Object.keys(rents).filter((title) => title !== '499 лв.' && title !== '255,64 €')),
      );
    });

    it('counts a rent of exactly a bound in the bucket that begins with it', async () => {
      expect((await search('facets=true')).facets.price).toEqual(
        isEuro ? { 250: 4, 500: 4 } : { 400: 2, 500: 2, 900: 3, 1000: 1 },
      );
    });

    it('suggests round bounds of the same currency', async () => {
      const widened = isEuro
        ? [
            { from: 501, to: 505, set: { priceMin: 500 }, total: 3 },
            { from: 505, to: 510, set: { priceMax: 550 }, total: 1 },
          ]
        : [
            { from: 501, to: 505, set: { priceMin: 500 }, total: 2 },
            { from: 990, to: 995, set: { priceMax: 1000 }, total: 1 },
          ];
      for (const { from, to, set, total } of widened) {
        const { relaxed } = await search(`facets=true&priceMin=${from}&priceMax=${to}`);
        expect(relaxed[0]).toEqual({ without: [], set, total });
        const { priceMin, priceMax } = { priceMin: from, priceMax: to, ...set };
        expect(await foundBy(`priceMin=${priceMin}&priceMax=${priceMax}`)).toHaveLength(total);
      }
    });

    it('reads the bounds of the map alike', async () => {
      const window = 'bbox=22,41,29,45&zoom=7';
      const { body } = await service.send(
        'GET',
        `/properties/map?${window}&priceMin=500&priceMax=500${asked}`,
      );
      const exact = toCents({ amount: 500, currency: isEuro ? 'EUR' : 'BGN' });
      expect(body.data.pins.map(({ price }: { price: number }) => price)).toEqual([exact, exact]);
    });
  });
});

describe('inCents', () => {
  it.each(['BGN', 'EUR'] as const)('meets every whole rent in %s exactly', (currency) => {
    for (let amount = 25; amount <= 50_000; amount += 1) {
      const { priceMin, priceMax } = inCents({ priceMin: amount, priceMax: amount, currency }, 'BGN');
      const { cents } = sumOf(amount, currency);
      expect([priceMin, priceMax]).toEqual([cents, cents]);
    }
  });

  it('leaves an open side open', () => {
    expect(inCents({ priceMin: 500 }, 'EUR')).toEqual({ currency: 'EUR', priceMin: 50_000 });
    expect(inCents({}, 'BGN')).toEqual({ currency: 'BGN' });
  });
});
