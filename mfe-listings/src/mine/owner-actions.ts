import type { CallName } from '@pokriv/contracts/calls';
import type { BulkMove } from '@pokriv/contracts/listing/owner-steps';
import {
  listingStates,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { promotableStates } from '@pokriv/contracts/listing/promotions';
import { isEnding } from '@pokriv/contracts/listing/today-rules';
import { possibleActions } from '@pokriv/contracts/transition';

export const ownerCalls = {
  submit: 'submitProperty',
  resume: 'resumeProperty',
  renew: 'renewProperty',
  restore: 'restoreProperty',
  rent: 'rentProperty',
  pause: 'pauseProperty',
  withdraw: 'withdrawProperty',
  delete: 'deleteProperty',
} as const satisfies Partial<Record<ListingAction, CallName>>;

export type OwnerAction = keyof typeof ownerCalls;

type Stepped = Pick<OwnProperty, 'status' | 'expiresAt'>;

/** Actions of the owner, most usual first (decisions §5); a public listing near its end can be renewed early. */
export function ownerActions(listing: Stepped, now: Date = new Date()): OwnerAction[] {
  const possible: ListingAction[] = possibleActions(listingStates, listing.status, {
    role: 'landlord',
    isOwner: true,
  });
  if (isEnding(listing, now)) possible.push('renew');
  return (Object.keys(ownerCalls) as OwnerAction[]).filter((action) => possible.includes(action));
}

/** Steps that a state waits for; none where it is the form, or where nothing waits. */
const firstSteps: Partial<Record<ListingStatus, OwnerAction>> = {
  paused: 'resume',
  pending: 'withdraw',
  active: 'renew',
  expired: 'renew',
  rented: 'renew',
  deleted: 'restore',
};

/** The step offered first; undefined when the listing waits for none. */
export function firstStep(listing: Stepped, now: Date = new Date()): OwnerAction | undefined {
  const first = firstSteps[listing.status];
  return first && ownerActions(listing, now).includes(first) ? first : undefined;
}

/** Whether the owner may still change it. */
export const isEditable = (status: ListingStatus): boolean => status !== 'removed' && status !== 'deleted';

/** Whether the owner may change it now: not while a moderator reviews it. */
export const isOpenToEdits = (status: ListingStatus): boolean => isEditable(status) && status !== 'pending';

/** Whether it must be completed or corrected first. */
export const needsForm = (status: ListingStatus): boolean => status === 'draft' || status === 'rejected';

export const isPromotable = (status: ListingStatus): boolean =>
  (promotableStates as readonly ListingStatus[]).includes(status);

/** Whether it has been public, so that visitors may have seen it. */
export const wasPublic = ({ publishedAt }: { publishedAt: string | null }): boolean => publishedAt !== null;

export type BulkAction = BulkMove['action'];
