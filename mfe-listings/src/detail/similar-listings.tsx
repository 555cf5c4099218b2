import { useRead } from '@pokriv/web-kit/api';

import { CardGrid } from '../card/card-grid.tsx';
import { DetailSection } from './detail-section.tsx';
import type { Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';

/** Decisions §4: six similar listings; one more is asked for, because this one may be among them. */
const SHOWN = 6;

/** Others of the same kind in the same city. */
export function SimilarListings({ listing }: { listing: Listing }) {
  const { city } = listing.location;
  const { propertyType } = listing;
  const { data } = useRead('searchProperties', {
    query: { location: city, propertyType: propertyType && [propertyType], limit: String(SHOWN + 1) },
    isEnabled: city !== undefined && propertyType !== undefined,
  });
  const cards = data?.data.filter(({ id }) => id !== listing.id).slice(0, SHOWN);
  if (!cards?.length) return null;
  return (
    <DetailSection title={texts.similar}>
      <CardGrid cards={cards} min={330} />
    </DetailSection>
  );
}
