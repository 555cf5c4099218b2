import type { ReactNode } from 'react';

import { AmenityList } from './amenity-list.tsx';
import { Description } from './description.tsx';
import { OnlyNarrow, OnScreen } from './detail-layout.ts';
import { DetailSection } from './detail-section.tsx';
import { FactRows } from './fact-rows.tsx';
import { FactStrip } from './fact-strip.tsx';
import { isOwnView, type Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';
import { Near } from './near.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceStats } from './price-stats.tsx';
import { characteristicRows, ruleRows } from './rows.ts';
import { ScamWarning } from './scam-warning.tsx';

interface DetailBodyProps {
  listing: Listing;
  /** Passed in, because wide screens render both in the side column. */
  cost: ReactNode;
  people: ReactNode;
  onReport: () => void;
}

/** From the fact strip to the price statistics, in the order of decisions §4. */
export function DetailBody({ listing, cost, people, onReport }: DetailBodyProps) {
  const { description, amenities = [] } = listing;
  const rules = ruleRows(listing);
  return (
    <>
      <FactStrip listing={listing} />
      <OnlyNarrow>{cost}</OnlyNarrow>
      {description && <Description text={description} />}
      <DetailSection title={texts.characteristics}>
        <FactRows rows={characteristicRows(listing)} />
      </DetailSection>
      {amenities.length > 0 && <AmenityList ids={amenities} />}
      {rules.length > 0 && (
        <DetailSection title={texts.rules}>
          <FactRows rows={rules} />
        </DetailSection>
      )}
      <PlaceSection listing={listing} />
      <OnlyNarrow>{people}</OnlyNarrow>
      <OnScreen>
        <ScamWarning onReport={isOwnView(listing) ? undefined : onReport} />
        <PriceHistory listing={listing} />
        <Near>
          <PriceStats listing={listing} />
        </Near>
      </OnScreen>
    </>
  );
}
