import type { Connection } from 'mongoose';

import { demoAlerts } from '../data/demo-searches.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import type { DemoSet } from '../data/demo-listings.ts';
import type { DemoPerson } from '../data/people/people.ts';
import { storedDemoListing, type Keeping } from '../data/stored-demo-listing.ts';
import { insertMissing, missingOf } from './missing-ids.ts';

interface SearchesToWrite {
  set: DemoSet;
  /** tenant@demo.bg first. */
  tenants: readonly DemoPerson[];
  keeping: Keeping;
}

/** Inserts the missing demo searches with their hits and mails; changed or deleted ones stay so. */
export async function writeSearches(
  property: Connection,
  { set, tenants, keeping }: SearchesToWrite,
): Promise<void> {
  const indexes = Array.from({ length: Math.min(set.count, DEMO_LISTINGS) }, (_, index) => index);
  const listings = indexes
    .filter((index) => set.owner(index).status === 'active')
    .map((index) => storedDemoListing({ listing: set.listing(index), number: 0 }, keeping));
  const { searches, hits, mails, people } = demoAlerts({ tenants, listings, now: keeping.now });
  const missing = new Set((await missingOf(property, 'saved_searches', searches)).map(({ _id }) => _id));
  const own = hits.filter(({ searchId }) => missing.has(searchId ?? ''));
  const told = new Set(own.map(({ mailId }) => mailId));
  await insertMissing(property, 'alert_people', people);
  await insertMissing(
    property,
    'alert_mails',
    mails.filter(({ _id }) => told.has(_id)),
  );
  await insertMissing(property, 'alert_hits', own);
  // last: an interrupted run writes the hits again
  await insertMissing(
    property,
    'saved_searches',
    searches.filter(({ _id }) => missing.has(_id)),
  );
}
