import type { Actor } from '@pokriv/contracts/actor';
import { sumOf } from '@pokriv/contracts/money';

import type { TestProperty } from '../../testing.ts';
import { approvalOf } from '../approval.ts';
import { newListing } from '../new-listing.ts';
import { ownerCopy } from '../owner-copy.ts';
import { publishListing } from '../publish-listing.ts';
import type { ListingFields, StoredImage, StoredListing } from '../stored-listing.ts';

export const completeFields: ListingFields = {
  title: 'Светъл двустаен апартамент до метрото',
  description: 'Тих апартамент с изглед към парка, на десет минути от центъра, с всичко необходимо.',
  propertyType: 'apartment',
  layout: 'two_room',
  area: 62,
  floor: 3,
  totalFloors: 8,
  constructionType: 'brick',
  heating: ['district'],
  furnishing: 'furnished',
  price: sumOf(900, 'BGN'),
  deposit: { type: 'months', months: 1 },
  advertiserType: 'owner',
  availableFrom: '2026-01-01',
  minLeaseMonths: 12,
  pets: 'negotiable',
  smoking: 'no',
  location: {
    city: 'sofia',
    neighborhood: 'Лозенец',
    street: 'ул. Златен рог',
    number: '7',
    geo: { lat: 42.673, lon: 23.319 },
  },
  amenities: ['wifi', 'balcony'],
  contactName: 'Мария Иванова',
  contactPhone: '0888123456',
  contactMethods: ['phone', 'message'],
};

export const anImage = (number: number): StoredImage => ({
  id: number.toString(16).padStart(20, '0'),
  width: 1280,
  height: 960,
  alt: '',
  placeholder: 'AAAA',
  hash: '0'.repeat(16),
});
export const threeImages = [anImage(1), anImage(2), anImage(3)];

export async function aDraft(
  service: TestProperty,
  actor: Actor,
  fields: ListingFields = {},
): Promise<StoredListing> {
  const draft = newListing({
    number: await service.deps.listingNumbers.takeOne(),
    owner: ownerCopy(actor),
    isPremium: actor.isPremium,
    fields: { ...completeFields, ...fields },
    now: service.clock.now,
  });
  return service.deps.inTransaction(async (unit) => {
    const placed = await service.deps.placeOffsets.withPublicPoint(draft, unit);
    const listing = { ...placed, images: threeImages };
    await service.deps.listings.add(listing, unit);
    await service.deps.allowances.move({ userId: actor.id, from: null, to: 'draft' }, {}, unit);
    return listing;
  });
}

export async function anActiveListing(
  service: TestProperty,
  actor: Actor,
  fields: ListingFields = {},
): Promise<StoredListing> {
  const draft = await aDraft(service, actor, fields);
  const approved = { ...draft, approval: approvalOf(draft, service.clock.now) };
  const listing = publishListing(approved, service.clock.now);
  await service.deps.inTransaction(async (unit) => {
    await service.deps.listings.replace(listing, listing.version, unit);
    await service.deps.allowances.move({ userId: actor.id, from: 'draft', to: 'active' }, {}, unit);
    await service.deps.cards.follow(listing, unit);
  });
  return listing;
}
