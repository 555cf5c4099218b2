import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { cityName } from '@pokriv/contracts/place/cities';
import type { PublicProperty } from '@pokriv/contracts/listing/property';
import type { Money } from '@pokriv/contracts/money';
import type { PropertyType } from '@pokriv/contracts/listing/property-options';

import { excerpt } from './excerpt.ts';
import { graph } from './structured-data.ts';

const DESCRIPTION_MAX = 500;

const kinds: Record<PropertyType, string> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  room: 'Room',
  shared: 'Accommodation',
  house: 'House',
};

/** `613.55` */
export const euroOf = ({ cents }: Money): string => (cents / 100).toFixed(2);

const quantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

/** The street is set only when the owner shows the address. */
function address({ city, neighborhood, street, number }: PublicProperty['location']): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'BG',
    addressLocality: city && cityName(city),
    addressRegion: neighborhood,
    streetAddress: street && [street, number].filter(Boolean).join(' '),
  };
}

function home(listing: PublicProperty, floorPlans: readonly string[]): object {
  const { propertyType, area, rooms, bedrooms, bathrooms, floor, geo, location, amenities, pets } = listing;
  return {
    '@type': propertyType ? kinds[propertyType] : 'Accommodation',
    address: address(location),
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon },
    floorSize: quantity(area, 'MTK'),
    numberOfRooms: rooms,
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    floorLevel: floor === undefined ? undefined : String(floor),
    accommodationFloorPlan: floorPlans.length > 0 ? floorPlans.map(floorPlan) : undefined,
    petsAllowed: pets === 'yes' ? true : pets === 'no' ? false : undefined,
    amenityFeature: amenities?.map((id) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityLabel(id),
      value: true,
    })),
  };
}

/** `layoutImage` is the `image` of a schema.org FloorPlan. */
const floorPlan = (layoutImage: string) => ({ '@type': 'FloorPlan', layoutImage });

/** Offer: monthly rent in euro, because ISO 4217 has retired the lev. */
function offer({ price, availableFrom, expiresAt }: PublicProperty, url: string): object | undefined {
  if (price === undefined) return undefined;
  const sum = { price: euroOf(price), priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    url,
    ...sum,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...sum,
      unitCode: 'MON',
      valueAddedTaxIncluded: true,
    },
    availability: 'https://schema.org/InStock',
    availabilityStarts: availableFrom,
    priceValidUntil: expiresAt?.slice(0, 10),
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  };
}

export function listingData(
  listing: PublicProperty,
  { url, pictures, floorPlans }: Record<'pictures' | 'floorPlans', readonly string[]> & { url: string },
): object {
  const { title, description, publishedAt, updatedAt } = listing;
  return graph('RealEstateListing', {
    '@id': url,
    url,
    name: title,
    description: description && excerpt(description, DESCRIPTION_MAX),
    inLanguage: 'bg',
    datePosted: publishedAt ?? undefined,
    dateModified: updatedAt,
    image: pictures,
    offers: offer(listing, url),
    mainEntity: home(listing, floorPlans),
  });
}
