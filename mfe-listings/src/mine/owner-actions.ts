import type { CallName } from '@pokriv/contracts/calls';
import type { BulkMove } from '@pokriv/contracts/listing/owner-steps';
import {
  listingStates,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import { promotableStates } from '@pokriv/contracts/listing/promotions';
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

/** Actions of the owner in a state, most usual first (decisions §5). */
export function ownerActions(status: ListingStatus): OwnerAction[] {
  const possible = possibleActions(listingStates, status, { role: 'landlord', isOwner: true });
  return (Object.keys(ownerCalls) as OwnerAction[]).filter((action) => possible.includes(action));
}

/** The step that a state waits for; undefined where it is the form, or where nothing waits. */
const firstSteps: Partial<Record<ListingStatus, OwnerAction>> = {
  paused: 'resume',
  pending: 'withdraw',
  expired: 'renew',
  rented: 'renew',
  deleted: 'restore',
};

export function firstStep(status: ListingStatus): OwnerAction | undefined {
  const first = firstSteps[status];
  return first && ownerActions(status).includes(first) ? first : undefined;
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
