import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { lazy, Suspense } from 'react';

import { useMyPlaces } from './places-store.ts';

/** Lazy: includes the metro stations, which a first screen does without. */
const WayLines = lazy(() =>
  import(/* webpackChunkName: "place-ways" */ './way-lines.tsx').then(({ WayLines: lines }) => ({
    default: lines,
  })),
);

/** Distances from a card to the user's own places; empty without places or a point. */
export function PlaceWays({ point }: { point: GeoPoint | undefined }) {
  const places = useMyPlaces();
  if (!point || places.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WayLines places={places} point={point} />
    </Suspense>
  );
}
