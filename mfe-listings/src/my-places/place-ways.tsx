import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import { lazy, Suspense } from 'react';

import { useMyPlaces } from './places-store.ts';

/** With the metro's stations, which a first screen does without. */
const WayLines = lazy(() =>
  import(/* webpackChunkName: "place-ways" */ './way-lines.tsx').then(({ WayLines: lines }) => ({
    default: lines,
  })),
);

/** On a card: how far it is from the person's own places; nothing without places or a point. */
export function PlaceWays({ point }: { point: GeoPoint | undefined }) {
  const places = useMyPlaces();
  if (!point || places.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WayLines places={places} point={point} />
    </Suspense>
  );
}
