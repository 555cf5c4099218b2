import type { CallName } from '@pokriv/contracts/calls';
import { listingStates, type ListingAction, type ListingStatus } from '@pokriv/contracts/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';

/** The call behind each step that an owner takes from the list. */
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

/** The steps that are open to a listing's owner, the most usual first (decisions §5). */
export function ownerActions(status: ListingStatus): OwnerAction[] {
  const possible = possibleActions(listingStates, status, { role: 'landlord', isOwner: true });
  return (Object.keys(ownerCalls) as OwnerAction[]).filter((action) => possible.includes(action));
}

/** What may still be changed by its owner. */
export const isEditable = (status: ListingStatus): boolean => status !== 'removed' && status !== 'deleted';
