import { amenityLabel } from '@pokriv/contracts/amenities';
import { cityName } from '@pokriv/contracts/cities';
import { layouts, propertyTypes } from '@pokriv/contracts/property-options';
import type { PropertyCard } from '@pokriv/contracts/property';

import { cardTexts } from './messages.ts';

/** Amenities come as keys, or as objects with a name and a key (spec §3). */
export type CardAmenity = string | { id: string; name?: string };
export type CardProperty = Omit<PropertyCard, 'amenities'> & { amenities: readonly CardAmenity[] };

/** Spec §9: a card shows three amenities, then +N. */
const AMENITIES_SHOWN = 3;

const amenityText = (amenity: CardAmenity): string =>
  typeof amenity === 'string' ? amenityLabel(amenity) : (amenity.name ?? amenityLabel(amenity.id));

/** „София, Лозенец“; what is not known is said to be unknown (spec §2). */
export function placeText({ location }: Pick<CardProperty, 'location'>): string {
  const city = location?.city ? cityName(location.city) : cardTexts.unknownCity;
  return `${city}, ${location?.neighborhood || cardTexts.unknownDistrict}`;
}

/** „Апартамент · Двустаен · 65 м²“. */
export function kindText({ propertyType, layout, area }: CardProperty): string {
  const isNamedTwice = propertyType === 'house' && layout === 'whole_house';
  return [
    propertyTypes[propertyType] ?? propertyType,
    layout && !isNamedTwice ? layouts[layout] : undefined,
    area ? cardTexts.area(area) : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The first amenities in words, and how many more there are. */
export function shownAmenities({ amenities = [] }: CardProperty): { texts: string[]; more: number } {
  return {
    texts: amenities.slice(0, AMENITIES_SHOWN).map(amenityText),
    more: Math.max(0, amenities.length - AMENITIES_SHOWN),
  };
}

export function landlordName({ landlord }: Pick<CardProperty, 'landlord'>): string {
  return [landlord?.firstName, landlord?.lastName].filter(Boolean).join(' ') || cardTexts.landlord;
}
