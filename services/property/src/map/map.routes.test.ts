import { toCents } from '@pokriv/contracts/money';
import { MapReply } from '@pokriv/contracts/search/search';

import { shownPoint } from '../listings/shown-property.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { manyListings } from '../search/testing/many-listings.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const COUNT = 1200;
const COUNTRY = '22,41,29,45';
const SOFIA = '23.2,42.55,23.45,42.85';

describe('GET /properties/map', () => {
  let service: TestProperty;
  let listings: StoredListing[];

  beforeAll(async () => {
    service = await startProperty();
    const random = seededRandom(21);
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    await manyListings(service, listings);
  });
  afterAll(async () => service.close());

  const map = async (query: string): Promise<MapReply> => {
    const { status, body } = await service.send('GET', `/properties/map?${query}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return MapReply.parse(body.data);
  };
  const within = (box: string, fits: (listing: StoredListing) => boolean = () => true) => {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number);
    return listings.filter((listing) => {
      const point = shownPoint(listing);
      if (!point || !fits(listing)) return false;
      return point.lon >= west && point.lon <= east && point.lat >= south && point.lat <= north;
    });
  };
  const countOf = ({ pins, clusters }: MapReply) =>
    clusters.reduce((sum, { count }) => sum + count, pins.length);

  it('returns single listings at their public points while there are few', async () => {
    const box = '23.30,42.68,23.34,42.72';
    const expected = within(box);
    const { total, pins, clusters } = await map(`bbox=${box}&zoom=15`);
    expect([total, clusters]).toEqual([expected.length, []]);
    expect(pins.map(({ id }) => id).sort()).toEqual(expected.map(({ _id }) => _id).sort());
    for (const pin of pins) {
      const listing = expected.find(({ _id }) => _id === pin.id);
      expect(pin).toMatchObject({
        price: listing?.fields.price?.cents,
        promotionType: listing?.promotionType,
      });
      const point = listing && shownPoint(listing);
      expect(pin.lat).toBeCloseTo(point?.lat ?? 0, 4);
      expect(pin.lon).toBeCloseTo(point?.lon ?? 0, 4);
    }
  });

  it('returns the one listing whose number is asked for', async () => {
    const listing = listings.find((one) => shownPoint(one));
    const { total, pins } = await map(`bbox=${COUNTRY}&zoom=7&query=${listing?.number}`);
    expect([total, pins.map(({ id }) => id)]).toEqual([1, [listing?._id]]);
  });

  it.each([
    [COUNTRY, 6],
    [COUNTRY, 7],
    [COUNTRY, 9],
    [COUNTRY, 20],
    [SOFIA, 11],
    [SOFIA, 13],
    [SOFIA, 17],
  ])('clusters all listings within %s at zoom %d', async (box, zoom) => {
    const expected = within(box);
    const reply = await map(`bbox=${box}&zoom=${zoom}`);
    expect(reply.total).toBe(expected.length);
    expect(countOf(reply)).toBe(expected.length);
    const lowest = Math.min(
      ...reply.clusters.map(({ priceMin }) => priceMin),
      ...reply.pins.map(({ price }) => price),
    );
    expect(lowest).toBe(Math.min(...expected.map(({ fields }) => fields.price?.cents ?? 0)));
    for (const { bbox, count, priceMin, lat, lon } of reply.clusters) {
      const inside = within(bbox.join(','));
      expect(inside.length).toBeGreaterThanOrEqual(count);
      expect(inside.some(({ fields }) => fields.price?.cents === priceMin)).toBe(true);
      expect(lon >= bbox[0] && lat >= bbox[1] && lon <= bbox[2] && lat <= bbox[3]).toBe(true);
    }
  });

  it('returns fewer clusters at a lower zoom', async () => {
    const counts = [];
    for (const zoom of [5, 9, 12, 15])
      counts.push((await map(`bbox=${COUNTRY}&zoom=${zoom}`)).clusters.length);
    expect(counts.slice(0, 3)).toEqual([...counts.slice(0, 3)].sort((one, other) => one - other));
    expect(counts[0]).toBeLessThan(8);
  });

  it('keeps clusters stable when the window moves a little', async () => {
    const one = await map(`bbox=22.5,41.3,28.6,44.2&zoom=8`);
    const other = await map(`bbox=22.45,41.25,28.65,44.25&zoom=8`);
    expect(other.clusters).toEqual(one.clusters);
  });

  it('applies every filter and a drawn area', async () => {
    const isUpTo = (leva: number, { price }: StoredListing['fields']) =>
      (price?.cents ?? 0) <= toCents({ amount: leva, currency: 'BGN' });
    const cheap = within(SOFIA, ({ fields }) => isUpTo(900, fields) && fields.propertyType === 'room');
    expect((await map(`bbox=${SOFIA}&zoom=12&priceMax=900&propertyType=room`)).total).toBe(cheap.length);
    const inEuro = within(SOFIA, ({ fields }) => (fields.price?.cents ?? 0) <= 90_000);
    expect((await map(`bbox=${SOFIA}&zoom=12&priceMax=900&currency=EUR`)).total).toBe(inEuro.length);
    const inWords = within(SOFIA, ({ fields }) => /терас/u.test(`${fields.title} ${fields.description}`));
    expect((await map(`bbox=${SOFIA}&zoom=12&query=терасата`)).total).toBe(inWords.length);
    const triangle = '23.2,42.6;23.45,42.6;23.2,42.85';
    const area = await map(`bbox=${SOFIA}&zoom=12&polygon=${triangle}`);
    const half = within(SOFIA, (listing) => {
      const { lat = 0, lon = 0 } = shownPoint(listing) ?? {};
      return lat >= 42.6 && (lon - 23.2) / 0.25 + (lat - 42.6) / 0.25 <= 1;
    });
    expect(area.total).toBe(half.length);
    expect(half.length).toBeGreaterThan(20);
  });

  it('returns nothing for a window abroad', async () => {
    expect(await map('bbox=10,40,15,41&zoom=10')).toEqual({ total: 0, pins: [], clusters: [] });
    expect((await map('bbox=0,42.5,2500000,42.9&zoom=20')).total).toBe(within('0,42.5,90,42.9').length);
  });

  it.each([
    ['zoom=8', 'bbox'],
    [`bbox=${COUNTRY}`, 'zoom'],
    [`bbox=${COUNTRY}&zoom=40`, 'zoom'],
    [`bbox=3,2,1,0&zoom=3`, 'bbox'],
    [`bbox=0,42,Infinity,43&zoom=8`, 'bbox'],
    [`bbox=22,42,1e9,43&zoom=8`, 'bbox'],
    [`bbox=22,,29,43&zoom=8`, 'bbox'],
    [`bbox=22,42,${'9'.repeat(150)},43&bbox=1,1,2,2&zoom=8`, 'bbox'],
    [`bbox=${COUNTRY}&zoom=8&polygon=23,42;24,42;1000,43`, 'polygon'],
    [`bbox=${COUNTRY}&zoom=8&page=2`, 'page'],
  ])('rejects %s by name', async (query, param) => {
    const { status, body } = await service.send('GET', `/properties/map?${query}`);
    expect([status, body.errors?.[0].param]).toEqual([400, param]);
  });
});
