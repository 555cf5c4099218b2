import type { StoredAvailability } from '@pokriv/conversations-service/availability/availability.model';
import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import type { BookingMode } from '@pokriv/contracts/conversation/viewing-states';

import { demoAccounts } from '../people/people.ts';

type Weekly = AvailabilityChange['weekly'];

const on = (days: readonly number[], from: string, to: string): Weekly =>
  days.map((day) => ({ day, from, to }));
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

const evenings = [...on(workdays, '17:30', '20:00'), ...on(weekend, '10:00', '14:00')];
const office = on(workdays, '09:00', '18:00');

interface Hours extends Partial<AvailabilityChange> {
  landlordId: string;
  weekly: Weekly;
  mode: BookingMode;
}

const everyday = (landlordId: string, from: string, to: string, more: Partial<Hours> = {}): Hours => ({
  landlordId,
  weekly: on([...workdays, ...weekend], from, to),
  mode: 'confirm',
  ...more,
});

/** Weekly hours of ten landlords, in all modes. */
const plans: readonly Hours[] = [
  { landlordId: demoAccounts.landlord.id, weekly: evenings, mode: 'confirm' },
  { landlordId: demoAccounts.agency.id, weekly: office, mode: 'instant', slotMinutes: 30, maxADay: 12 },
  everyday('landlord-1', '10:00', '19:00', { slotMinutes: 30 }),
  everyday('landlord-2', '12:00', '18:00', { bufferMinutes: 20 }),
  { landlordId: 'landlord-3', weekly: office, mode: 'instant', seats: 4, slotMinutes: 45, bufferMinutes: 15 },
  { landlordId: 'landlord-4', weekly: on(weekend, '11:00', '16:00'), mode: 'confirm', horizonDays: 21 },
  everyday('landlord-5', '16:00', '20:00', { mode: 'instant' }),
  { landlordId: 'landlord-6', weekly: on([2, 4], '18:00', '20:30'), mode: 'confirm', minNoticeHours: 24 },
  { landlordId: 'landlord-7', weekly: [], mode: 'off' },
  everyday('landlord-8', '09:00', '12:00', { mode: 'instant', slotMinutes: 15, bufferMinutes: 5 }),
];

/** A listing with viewing hours of its own: the tenants still live there. */
export const HOURS_OF_LISTING = 8;

/** @param listingId of `HOURS_OF_LISTING`; absent in a set without it */
export const demoHours = (now: Date, listingId?: string): StoredAvailability[] => {
  const ofLandlords = hoursOfLandlords(now);
  const ofAgency = ofLandlords.find(({ landlordId }) => landlordId === demoAccounts.agency.id);
  if (!ofAgency || listingId === undefined) return ofLandlords;
  const own = { weekly: on([6], '10:00', '13:00'), mode: 'confirm', maxADay: 4 } as const;
  return [...ofLandlords, { ...ofAgency, ...own, _id: `${ofAgency.landlordId}|${listingId}`, listingId }];
};

const hoursOfLandlords = (now: Date): StoredAvailability[] =>
  plans.map(({ landlordId, ...hours }) => ({
    _id: landlordId,
    landlordId,
    listingId: null,
    exceptions: [],
    ...{ slotMinutes: 20, bufferMinutes: 10, minNoticeHours: 3, horizonDays: 14, seats: 1, maxADay: 8 },
    ...hours,
    updatedAt: new Date(now.getTime() - 20 * 86_400_000),
  }));
