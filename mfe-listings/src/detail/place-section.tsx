import { Stack } from '@pokriv/web-kit/ui';

import { PlaceMap } from '../map/place-map.tsx';
import { OnScreen } from './detail-layout.ts';
import { DetailSection } from './detail-section.tsx';
import type { Listing } from '../listing.ts';
import { MyPlaces } from '../add-place/my-places.tsx';
import { MetroWays } from './metro-ways.tsx';
import { detailTexts as texts } from './messages.ts';
import { listingPlace } from './rows.ts';

/** Approximate location (decisions §4); empty without a point. */
export function PlaceSection({ listing }: { listing: Listing }) {
  const { geo, location, metro } = listing;
  if (!geo) return null;
  return (
    <OnScreen>
      <DetailSection title={texts.place}>
        <Stack $gap={4}>
          <PlaceMap point={geo} isExact={location.showExactAddress} label={listingPlace(listing)} />
          {metro && <MetroWays ways={metro} />}
          <MyPlaces point={geo} />
        </Stack>
      </DetailSection>
    </OnScreen>
  );
}
