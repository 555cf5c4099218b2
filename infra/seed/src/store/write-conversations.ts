import type { StoredPerson } from '@pokriv/conversations-service/people/person.model';
import type { Connection } from 'mongoose';

import {
  demoConversations,
  listingsTalkedOf,
  type DemoConversations,
} from '../data/conversations/demo-conversations.ts';
import { listingRefOf } from '../data/conversations/listing-ref-of.ts';
import { DEMO_LISTINGS } from '../data/listing-plan.ts';
import type { DemoSet } from '../data/demo-listings.ts';
import type { DemoPerson } from '../data/people/people.ts';
import { storedDemoListing, type Keeping } from '../data/stored-demo-listing.ts';
import { insertMissing } from './missing-ids.ts';

const BATCH = 1000;

export interface ConversationsToWrite {
  set: DemoSet;
  /** tenant@demo.bg first. */
  tenants: readonly DemoPerson[];
  /** All accounts, for their local copies. */
  people: readonly DemoPerson[];
  keeping: Keeping;
}

/** Inserts the missing copies of people, threads, messages, viewings and hours; existing ones stay. */
export async function writeConversations(
  conversations: Connection,
  { set, tenants, people, keeping }: ConversationsToWrite,
): Promise<void> {
  for (let start = 0; start < people.length; start += BATCH)
    await insertMissing(conversations, 'people', people.slice(start, start + BATCH).map(copyOf));
  const count = Math.min(set.count, DEMO_LISTINGS);
  const refs = new Map(
    listingsTalkedOf(count).map((index) => [
      index,
      listingRefOf(storedDemoListing({ listing: set.listing(index), number: 0 }, keeping)),
    ]),
  );
  const demo = demoConversations({ refs, tenants, landlords: set.landlords, now: keeping.now });
  for (const [name, of] of Object.entries(collections)) await insertMissing(conversations, name, of(demo));
}

/** Threads last: an interrupted run shows none without its messages. */
const collections: Readonly<Record<string, (demo: DemoConversations) => { _id: string }[]>> = {
  availability: ({ hours }) => hours,
  people_kept: ({ kept }) => kept,
  viewing_days: ({ days }) => days,
  viewing_waits: ({ waits }) => waits,
  viewing_cells: ({ cells }) => cells,
  viewings: ({ viewings }) => viewings,
  thread_reports: ({ reports }) => reports,
  messages: ({ messages }) => messages,
  threads: ({ threads }) => threads,
};

/** Same as the effect of `account-changed`; that event has the same version and changes nothing. */
const copyOf = ({ id, email, firstName, lastName, isEmailVerified }: DemoPerson): StoredPerson => ({
  _id: id,
  ...{ email, firstName, lastName, isEmailVerified },
  avatar: null,
  isHidden: false,
  version: 1,
});
