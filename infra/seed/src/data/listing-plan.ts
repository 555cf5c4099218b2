import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { createRandom } from '../random.ts';
import type { DemoLandlord } from './people/people.ts';

export interface PlannedListing {
  landlord: number;
  status: ListingStatus;
}

/** Slots used by plan (limits are 1, 5, 25). */
const SLOTS = { free: 1, premium: 4, business: 24 } as const;

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

const BULK_EACH = 24;

/** Size of the demo proper; listings beyond it belong to bulk landlords. */
export const DEMO_LISTINGS = 600;
export const DEMO_LANDLORDS = 60;

/** Assigns owner and status to each listing within the plans' limits. A longer plan starts with the shorter one. */
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

export const landlordsFor = (listings: number): number =>
  DEMO_LANDLORDS + Math.ceil(Math.max(0, listings - DEMO_LISTINGS) / BULK_EACH);
