import { OwnProperty, PropertyCard, PropertyImage } from '@pokriv/contracts/listing/property';
import { suitabilities } from '@pokriv/contracts/listing/property-options';
import { commissionLimits, depositLimits, searchFlags } from '@pokriv/contracts/search/search';
import { listingNumberAt } from '@pokriv/property-service/listings/listing-number';
import { toOwnProperty } from '@pokriv/property-service/listings/shown-property';
import { choicesOf } from '@pokriv/property-service/search/choice-code';
import { toSearchCard } from '@pokriv/property-service/search/search-card';

import { demoListings } from './demo-listings.ts';
import { picturePool } from './pool.ts';
import { storedDemoListing } from './stored-demo-listing.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pool = picturePool();
const set = demoListings(600, { now, pool });
const images = new Map(
  pool.map(({ key }) => [
    key,
    { id: key, width: 1280, height: 960, alt: '', placeholder: 'AAAA', hash: '0'.repeat(16) },
  ]),
);
const keeping = { images, favorites: new Map([[set.listing(0).id, 3]]), now };
const stored = Array.from({ length: set.count }, (_, index) =>
  storedDemoListing({ listing: set.listing(index), number: listingNumberAt(index) }, keeping),
);
const active = stored.filter(({ status }) => status === 'active');

describe('storedDemoListing', () => {
  it('yields search cards that satisfy the contract', () => {
    const broken = active.flatMap((listing) => {
      const { card, v, f } = toSearchCard(listing);
      const parsed = PropertyCard.safeParse({ ...JSON.parse(`${card}}`), views: v, favorites: f });
      return parsed.success ? [] : [parsed.error.message];
    });
    expect(broken).toEqual([]);
  });

  it('satisfies the contract of its owner and of moderators in every state', () => {
    const broken = stored.flatMap((listing) => {
      const parsed = OwnProperty.safeParse(toOwnProperty(listing));
      return parsed.success ? [] : [`${listing.status}: ${parsed.error.message}`];
    });
    expect(broken).toEqual([]);
    expect(new Set(stored.map(({ status }) => status)).size).toBeGreaterThan(6);
  });

  it('is found by each flag and each limit of a search, near the metro and by whom it suits', () => {
    const chosen = active.map((listing) => choicesOf(toSearchCard(listing).k));
    const flags = new Set(chosen.flatMap(({ flag }) => flag));
    expect(searchFlags.filter((flag) => !flags.has(flag))).toEqual([]);
    const limits = chosen.flatMap(({ deposit, commission }) => [...deposit, ...commission]);
    expect(new Set(limits)).toEqual(new Set([...depositLimits, ...commissionLimits]));
    const suited = new Set(chosen.flatMap(({ suitableFor }) => suitableFor));
    expect([...suited].sort()).toEqual(Object.keys(suitabilities).sort());
    expect(
      active.filter((listing) => toSearchCard(listing).card.includes('"metro":')).length,
    ).toBeGreaterThan(20);
  });

  it('has favourites, pictures with alt texts, and a price history that ends in the price', () => {
    expect(stored[0]?.favorites).toBe(3);
    expect(
      stored
        .flatMap(({ images: shown }) => shown)
        .every((image) => PropertyImage.safeParse(image).success && image.alt),
    ).toBe(true);
    expect(active.map(({ priceHistory }) => priceHistory.at(-1)?.price)).toEqual(
      active.map(({ fields }) => fields.price),
    );
  });

  it('has a public point beside the exact one, deterministic', () => {
    const again = storedDemoListing({ listing: set.listing(40), number: listingNumberAt(40) }, keeping);
    expect(again.publicGeo).toEqual(stored[40]?.publicGeo);
    expect(
      active.every(({ publicGeo, fields }) => publicGeo && publicGeo.lat !== fields.location?.geo?.lat),
    ).toBe(true);
  });

  it('throws for a picture missing from the pool', () => {
    const first = { listing: set.listing(0), number: listingNumberAt(0) };
    expect(() => storedDemoListing(first, { ...keeping, images: new Map() })).toThrow(/no picture/u);
  });
});
