import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { cityName } from '@pokriv/contracts/place/cities';
import type { PropertyCard, PropertyImage } from '@pokriv/contracts/listing/property';
import type { Money } from '@pokriv/contracts/money';

import { cardTexts } from './messages.ts';

/** Keys, or objects with a key and a name (spec §3). */
export type CardAmenity = string | { id: string; name?: string };
export interface CompactListing {
  id: string;
  title: string;
  /** Monthly rent. */
  price: Money;
  /** City id. */
  city: string;
  neighborhood?: string;
  /** m² */
  area?: number;
  cover?: PropertyImage;
}

export type CardProperty = Omit<PropertyCard, 'amenities'> & { amenities: readonly CardAmenity[] };

/** Visible amenities of a card before +N (spec §9). */
const AMENITIES_SHOWN = 3;

/** Most distinctive first; fridges and cookers are nearly universal. */
const distinctive = [
  ...['parking_spot', 'garage', 'underground_parking', 'parking', 'electric_charging'],
  ...['elevator', 'air_conditioning', 'ac'],
  ...['terrace', 'balcony', 'rooftop_terrace', 'yard', 'garden'],
  ...[
    'dishwasher',
    'central_heating',
    'floor_heating',
    'individual_heating',
    'fireplace',
    'near_park',
    'wifi',
  ],
];
const keyOf = (amenity: CardAmenity) => (typeof amenity === 'string' ? amenity : amenity.id);
const rankOf = (amenity: CardAmenity) => {
  const index = distinctive.indexOf(keyOf(amenity));
  return index < 0 ? distinctive.length : index;
};

const amenityText = (amenity: CardAmenity): string =>
  typeof amenity === 'string' ? amenityLabel(amenity) : (amenity.name ?? amenityLabel(amenity.id));

/** „София, Лозенец“, with placeholders for missing parts (spec §2). */
export function placeText({ location }: Pick<CardProperty, 'location'>): string {
  const city = location?.city ? cityName(location.city) : cardTexts.unknownCity;
  return `${city}, ${location?.neighborhood || cardTexts.unknownDistrict}`;
}

/** „София, Лозенец“ without missing parts. @param city id */
export const knownPlace = ({ city, neighborhood }: { city?: string; neighborhood?: string }): string =>
  [city && cityName(city), neighborhood].filter(Boolean).join(', ');

/** „София, Лозенец · 65 м²“ without missing parts. */
export function compactPlaceText({ area, ...listing }: CompactListing): string {
  const place = knownPlace(listing);
  return [place, area && cardTexts.area(area)].filter(Boolean).join(' · ');
}

export function shownAmenities({ amenities = [] }: CardProperty): { texts: string[]; more: number } {
  return {
    texts: amenities
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, AMENITIES_SHOWN)
      .map(amenityText),
    more: Math.max(0, amenities.length - AMENITIES_SHOWN),
  };
}
