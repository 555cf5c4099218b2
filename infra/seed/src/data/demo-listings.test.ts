import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { cities } from '@pokriv/contracts/place/cities';
import { metroStations } from '@pokriv/contracts/place/metro';
import { PropertyFields } from '@pokriv/contracts/listing/listing-fields';
import { citiesWithDistricts } from '@pokriv/contracts/listing/property-options';
import { amountIn, toMoney } from '@pokriv/contracts/money';
import { incompleteFields } from '@pokriv/contracts/listing/submittable-property';

import { type DemoListing, demoListings } from './demo-listings.ts';
import { places } from './places/places.ts';
import { picturePool } from './pool.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pool = picturePool();
const set = demoListings(600, { now, pool });
const all: DemoListing[] = Array.from({ length: set.count }, (_, index) => set.listing(index));
const fileOf = (key: string): string => key.split('/')[0] ?? '';
const submitted = all.filter(({ status }) => status !== 'draft');

describe('demo listings', () => {
  it('have the requested number and unique ids', () => {
    expect(all).toHaveLength(600);
    expect(new Set(all.map(({ id }) => id)).size).toBe(600);
    expect(all.every(({ id }) => /^[0-9a-f]{24}$/u.test(id))).toBe(true);
  });

  it('satisfy the contract of a submitted listing', () => {
    const required = PropertyFields.partial();
    const broken = submitted.flatMap(({ id, fields, pictures }) => {
      const parsed = required.safeParse(fields);
      const missing = incompleteFields(fields, pictures.length, now);
      return parsed.success && missing.length === 0
        ? []
        : [{ id, title: fields.title, missing, error: parsed.error?.message }];
    });
    expect(broken).toEqual([]);
  });

  it('state a commission unless their owner advertises them, as the form saves it', () => {
    for (const { fields, landlord } of all.filter(({ status }) => status !== 'draft'))
      expect('commission' in fields).toBe(landlord.advertiserType !== 'owner');
  });

  it('are deterministic', () => {
    const again = demoListings(600, { now, pool });
    expect(again.listing(137)).toEqual(all[137]);
    expect(again.listing(599)).toEqual(all[599]);
  });

  it('cover all cities and name existing quarters', () => {
    expect(new Set(all.map(({ fields }) => fields.location?.city))).toEqual(
      new Set(cities.map(({ id }) => id)),
    );
    const known = new Map(places.map(({ city, districts }) => [city.id, districts.map(({ name }) => name)]));
    const strange = all.filter(
      ({ fields }) => !known.get(fields.location?.city ?? '')?.includes(fields.location?.neighborhood ?? ''),
    );
    expect(strange).toEqual([]);
  });

  it('name existing stations of the metro', () => {
    const names = new Set(all.flatMap(({ fields }) => fields.location?.metroStation ?? []));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => metroStations.every((station) => station.name !== name))).toEqual([]);
  });

  it('have each amenity', () => {
    const owned = new Set(all.flatMap(({ fields }) => fields.amenities ?? []));
    expect(amenityIds.filter((id) => !owned.has(id))).toEqual(['fan']);
  });

  it('occur in every status, mostly public', () => {
    const states = new Set(all.map(({ status }) => status));
    expect([...states].sort()).toEqual([
      'active',
      'deleted',
      'draft',
      'expired',
      'paused',
      'pending',
      'rejected',
      'removed',
      'rented',
    ]);
    expect(all.filter(({ status }) => status === 'active').length).toBeGreaterThan(450);
  });

  it('stay within the slots of their landlords’ plans', () => {
    const limits = { free: 1, premium: 5, business: 25 };
    const used = new Map<string, number>();
    for (const { landlord, status } of all) {
      if (['pending', 'active', 'paused'].includes(status))
        used.set(landlord.id, (used.get(landlord.id) ?? 0) + 1);
    }
    const over = set.landlords.filter(({ id, plan }) => (used.get(id) ?? 0) > limits[plan]);
    expect(over).toEqual([]);
  });

  it('show the rooms of a furnished home in one style', () => {
    const rooms = ['living-room', 'kitchen', 'bedroom', 'bathroom', 'study', 'hallway', 'single-room'];
    const byKey = new Map(pool.map((picture) => [picture.key, picture]));
    const mixed = all.filter(({ pictures }) => {
      const inside = pictures
        .flatMap(({ key }) => byKey.get(key) ?? [])
        .filter(({ kind }) => rooms.includes(kind));
      return new Set(inside.map(({ style }) => style)).size > 1;
    });
    expect(mixed.map(({ id, pictures }) => [id, pictures])).toEqual([]);
  });

  it('end with a floor plan of as many rooms, where apartments have a balcony and one of the drawings fits', () => {
    const plans = all.flatMap(({ fields, pictures }) =>
      pictures.flatMap(({ key, isFloorPlan }, at) =>
        isFloorPlan ? [{ fields, key, left: pictures.length - at }] : [],
      ),
    );
    expect(plans.length).toBeGreaterThan(all.length / 50);
    expect(plans.every(({ left }) => left === 1)).toBe(true);
    expect(plans.filter(({ fields, key }) => fileOf(key) !== `floor-plan-${fields.rooms}.webp`)).toEqual([]);
    expect(plans.filter(({ fields }) => fields.amenities?.includes('balcony') === false)).toEqual([]);
  });

  it('show three to eight different pictures', () => {
    const odd = all.filter(
      ({ pictures }) =>
        pictures.length < 3 ||
        pictures.length > 8 ||
        new Set(pictures.map(({ key }) => fileOf(key))).size !== pictures.length,
    );
    expect(odd.map(({ id, pictures }) => [id, pictures])).toEqual([]);
  });

  it('have covers unlike their neighbours in order of publication', () => {
    const shown = all
      .filter(({ status }) => status === 'active')
      .sort((one, other) => Number(one.publishedAt) - Number(other.publishedAt));
    const same = shown.filter(
      ({ pictures }, place) => shown[place - 1]?.pictures[0]?.key === pictures[0]?.key,
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it('pending approval show pictures that no other owner uses', () => {
    const owners = new Map<string, Set<string>>();
    for (const { landlord, status, pictures } of all)
      if (status !== 'draft' && status !== 'deleted')
        for (const { key } of pictures) owners.set(key, (owners.get(key) ?? new Set()).add(landlord.id));
    const pending = all.filter(({ status }) => status === 'pending');
    expect(pending.length).toBeGreaterThan(15);
    const shared = pending.flatMap(({ pictures }) =>
      pictures.filter(({ key }) => owners.get(key)?.size !== 1),
    );
    expect(shared).toEqual([]);
  });

  it('rarely repeat a description or a title', () => {
    expect(new Set(all.map(({ fields }) => fields.description)).size).toBeGreaterThan(580);
    expect(new Set(submitted.map(({ fields }) => fields.title)).size).toBeGreaterThan(500);
  });

  it('have descriptions of 50 to 250 words', () => {
    const lengths = submitted.map(({ fields }) => (fields.description ?? '').split(/\s+/u).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
  });

  it('started at another price in one of six', () => {
    const published = submitted.filter(({ priceHistory }) => priceHistory.length > 0);
    const changed = published.filter(({ priceHistory }) => priceHistory.length > 1);
    expect(changed.length / published.length).toBeGreaterThan(0.1);
    expect(changed.length / published.length).toBeLessThan(0.22);
  });

  it('are typed in round euro in two of three, else in round leva, with all sums in one currency', () => {
    const typed = all.flatMap(({ fields, priceHistory }) => {
      const { price, deposit, monthlyFees, estimatedUtilities, commission } = fields;
      const others = [deposit?.amount, monthlyFees, estimatedUtilities, commission?.amount];
      const sums = [price, ...others, ...priceHistory.map((entry) => entry.price)];
      return [sums.flatMap((sum) => (sum ? [sum.entered] : []))];
    });
    for (const sums of typed) expect(new Set(sums.map(({ currency }) => currency)).size).toBe(1);
    const rents = typed.flatMap(([rent]) => rent ?? []);
    expect(rents.filter(({ amount }) => amount % 10 !== 0)).toEqual([]);
    const share = rents.filter(({ currency }) => currency === 'EUR').length / rents.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.73);
  });

  it('tell their bills in three of four', () => {
    const told = submitted.filter(({ fields }) => fields.estimatedUtilities !== undefined);
    expect(told.length / submitted.length).toBeGreaterThan(0.65);
    expect(told.length / submitted.length).toBeLessThan(0.85);
  });

  it('have market prices', () => {
    const prices = (city: string, layout: string): number[] =>
      Array.from({ length: 3000 }, (_, index) => index)
        .slice(0, 600)
        .map((index) => all[index] as DemoListing)
        .filter(
          ({ fields, status }) =>
            status !== 'draft' && fields.location?.city === city && fields.layout === layout,
        )
        .map(({ fields }) => (fields.price ? amountIn(toMoney(fields.price), 'BGN') : 0));
    const sofia = prices('sofia', 'two_room');
    expect(sofia.length).toBeGreaterThan(20);
    expect(Math.min(...sofia)).toBeGreaterThanOrEqual(750);
    expect(Math.max(...sofia)).toBeLessThanOrEqual(2400);
  });
});

describe('places', () => {
  it('have at least 40 quarters in Sofia, 15 in the other large cities, 3 elsewhere', () => {
    for (const { city, districts } of places) {
      const least = city.id === 'sofia' ? 40 : citiesWithDistricts.includes(city.id) ? 15 : 3;
      expect([city.id, districts.length >= least]).toEqual([city.id, true]);
    }
  });
});
