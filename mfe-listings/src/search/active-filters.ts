import { amenityLabel } from '@pokriv/contracts/amenities';
import { cityName } from '@pokriv/contracts/cities';
import { formatBgn } from '@pokriv/contracts/money';
import { propertyTypes } from '@pokriv/contracts/property-options';

import { searchTexts } from './messages.ts';
import type { SearchState } from '../search-address/search-state.ts';

export interface ActiveFilter {
  id: string;
  text: string;
  /** The change that takes this filter away. */
  without: Partial<SearchState>;
}

/** Each filter that is set, in words, with the change that drops it. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const { query, location, priceMin, priceMax, propertyType, amenities } = state;
  const filters: (ActiveFilter | false)[] = [
    query !== '' && { id: 'query', text: searchTexts.chipQuery(query), without: { query: '' } },
    location !== '' && { id: 'location', text: cityName(location), without: { location: '' } },
    priceMin !== undefined && {
      id: 'priceMin',
      text: searchTexts.chipPriceMin(formatBgn(priceMin)),
      without: { priceMin: undefined },
    },
    priceMax !== undefined && {
      id: 'priceMax',
      text: searchTexts.chipPriceMax(formatBgn(priceMax)),
      without: { priceMax: undefined },
    },
    ...propertyType.map((type) => ({
      id: type,
      text: propertyTypes[type],
      without: { propertyType: propertyType.filter((one) => one !== type) },
    })),
    ...amenities.map((amenity) => ({
      id: amenity,
      text: amenityLabel(amenity),
      without: { amenities: amenities.filter((one) => one !== amenity) },
    })),
  ];
  return filters.filter((filter) => filter !== false);
}
