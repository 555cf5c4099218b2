import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';
import type { Connection } from 'mongoose';

import { listingActs } from '../data/demo-acts.ts';
import { enquiriesOf } from '../data/conversations/talks.ts';
import { demoDays } from '../data/demo-days.ts';
import { demoDecisions } from '../data/demo-decisions.ts';
import { demoHistory } from '../data/demo-history.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import { insertMissing } from './missing-ids.ts';

export async function writeLives(
  { property, moderation }: { property: Connection; moderation: Connection },
  listings: readonly StoredListing[],
  now: Date,
): Promise<void> {
  const enquiries = enquiriesOf(DEMO_LISTINGS, now);
  const lives = listings.map((listing) => ({ listing, steps: demoHistory(listing, now) }));
  const acts = lives.flatMap(({ listing, steps }) => listingActs(listing.fields.title ?? '', steps));
  await Promise.all([
    insertMissing(
      property,
      'listing_days',
      listings.flatMap((listing) => demoDays(listing, { now, enquiries: enquiries.get(listing._id) })),
    ),
    insertMissing(
      property,
      'history',
      lives.flatMap(({ steps }) => steps),
    ),
    insertMissing(moderation, 'audit', acts),
    insertMissing(moderation, 'decisions', demoDecisions(listings)),
  ]);
}
