import { useRead } from '@pokriv/web-kit/api';

import { listingOfLeva } from '../copies-in-leva.ts';
import { DetailSection } from './detail-section.tsx';
import { detailTexts as texts } from './messages.ts';
import { ShelfGrid } from './shelf-grid.tsx';

/** Six similar listings (decisions §4). */
export function SimilarListings({ id }: { id: string }) {
  const { data } = useRead('listSimilar', { params: { id } });
  if (!data?.data.length) return null;
  return (
    <DetailSection title={texts.similar} hasListings>
      <ShelfGrid cards={data.data.map(listingOfLeva)} servedToken={data.servedToken} />
    </DetailSection>
  );
}
