import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { cityName } from '@pokriv/contracts/place/cities';
import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { plain, yesNo, type Fact } from './fact.ts';

const pointText = ({ lat, lon }: { lat: number; lon: number }) => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;

/** Exact location, for moderators only. */
export function place({ location, amenities }: OwnProperty): Fact[] {
  const address = [location.street, location.number].filter(Boolean).join(' ');
  return [
    ['city', location.city && cityName(location.city)],
    ['neighborhood', location.neighborhood],
    ['address', address || undefined],
    ['showExactAddress', yesNo(location.showExactAddress)],
    ['metroStation', location.metroStation],
    ['geo', location.geo && pointText(location.geo)],
    ['amenities', plain(amenities?.map(amenityLabel).join(', ') || undefined)],
  ];
}
