import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { createRandom } from '../random.ts';
import type { DemoLandlord } from './people/people.ts';

export interface PlannedListing {
  /** Place in the list of landlords. */
  landlord: number;
  status: ListingStatus;
}

/** Slots that each plan fills (its limit is 1, 5, 25). */
const SLOTS = { free: 1, premium: 4, business: 24 } as const;

/** landlord@demo.bg: the free plan's one slot, a draft and one to correct; agency@demo.bg: twenty in most states. */
const LANDLORD: readonly ListingStatus[] = ['active', 'draft', 'rejected'];
const AGENCY: readonly ListingStatus[] = [
  ...Array.from({ length: 14 }, (): ListingStatus => 'active'),
  'pending',
  'paused',
  'rented',
  'expired',
  'draft',
  'removed',
];

/** States that take no slot, for the listings beyond the landlords' slots. */
const SLOTLESS: readonly ListingStatus[] = [
  'draft',
  'rented',
  'expired',
  'rejected',
  'rented',
  'expired',
  'draft',
  'removed',
  'deleted',
];

/** Bulk landlords own this many active listings each. */
const BULK_EACH = 24;

/** The demo itself; what is asked for beyond it belongs to bulk landlords. */
export const DEMO_LISTINGS = 600;
export const DEMO_LANDLORDS = 60;

/** Who owns which listing and in what state it is, within everybody's plan. A longer plan begins like a shorter one. */
export function planListings(landlords: readonly DemoLandlord[], count: number): PlannedListing[] {
  const demo = planDemo(landlords.slice(0, DEMO_LANDLORDS)).slice(0, count);
  const bulk = Array.from({ length: Math.max(0, count - DEMO_LISTINGS) }, (_, index): PlannedListing => ({
    landlord: DEMO_LANDLORDS + Math.floor(index / BULK_EACH),
    status: index % 40 === 7 ? 'expired' : 'active',
  }));
  return [...demo, ...bulk];
}

function planDemo(landlords: readonly DemoLandlord[]): PlannedListing[] {
  const random = createRandom('plan');
  const of = (landlord: number, statuses: readonly ListingStatus[]): PlannedListing[] =>
    statuses.map((status) => ({ landlord, status }));
  const inSlots = landlords.slice(2).flatMap(({ plan }, index) =>
    Array.from({ length: SLOTS[plan] }, (): PlannedListing => {
      const chance = random.next();
      return { landlord: index + 2, status: chance < 0.05 ? 'pending' : chance < 0.08 ? 'paused' : 'active' };
    }),
  );
  const special = [...of(0, LANDLORD), ...of(1, AGENCY)];
  const slotless = Array.from(
    { length: DEMO_LISTINGS - special.length - inSlots.length },
    (_, index): PlannedListing => ({
      landlord: 2 + (index % (landlords.length - 2)),
      status: SLOTLESS[index % SLOTLESS.length] as ListingStatus,
    }),
  );
  const mixed = [...inSlots, ...slotless].map((planned, index) => ({
    planned,
    at: createRandom(`order/${index}`).next(),
  }));
  return [...special, ...mixed.sort((a, b) => a.at - b.at).map(({ planned }) => planned)];
}

/** How many landlords a set of so many listings needs. */
export const landlordsFor = (listings: number): number =>
  DEMO_LANDLORDS + Math.ceil(Math.max(0, listings - DEMO_LISTINGS) / BULK_EACH);
