import type { SearchQuery } from '@pokriv/contracts/search';

import { facet } from './facets.ts';
import { cellsWithin } from './grid-cells.ts';

/** A list of facets to scan, and the rough share of all cards that has one of them. */
export interface LeadingFacet {
  keys: string[];
  share: number;
}

/** Rough shares are enough: they only rank the candidates. */
const SHARE = { owner: 0.0001, fineCell: 0.005, coarseCell: 0.05, district: 0.02, amenity: 0.3, type: 0.25 };

/** The facet of a query that narrows the search the most. */
export function leadingFacet(query: SearchQuery): LeadingFacet | undefined {
  const { landlord, bbox, neighborhood = [], amenities = [], propertyType = [] } = query;
  const cells = bbox && cellsWithin(bbox);
  const cellShare = cells?.[0]?.startsWith('g') ? SHARE.fineCell : SHARE.coarseCell;
  const [amenity] = amenities;
  const candidates: LeadingFacet[] = [
    ...(landlord ? [{ keys: [facet.owner(landlord)], share: SHARE.owner }] : []),
    ...(cells ? [{ keys: cells, share: cells.length * cellShare }] : []),
    ...(neighborhood.length > 0
      ? [{ keys: neighborhood.map(facet.district), share: neighborhood.length * SHARE.district }]
      : []),
    ...(amenity ? [{ keys: [facet.amenity(amenity)], share: SHARE.amenity }] : []),
    ...(propertyType.length > 0
      ? [{ keys: propertyType.map(facet.type), share: propertyType.length * SHARE.type }]
      : []),
  ];
  return candidates.sort((one, other) => one.share - other.share)[0];
}
