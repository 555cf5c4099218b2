import type { CallName } from '@pokriv/contracts/calls';
import type { BulkMove } from '@pokriv/contracts/listing/property-endpoints';
import {
  listingStates,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import { promotableStates } from '@pokriv/contracts/listing/promotions';
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

/** The step that most owners want next; none where the form comes first. */
const firstSteps: Partial<Record<ListingStatus, OwnerAction>> = {
  active: 'rent',
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

/** What may still be changed by its owner. */
export const isEditable = (status: ListingStatus): boolean => status !== 'removed' && status !== 'deleted';

/** What may be changed right now: not what a moderator is reading. */
export const isOpenToEdits = (status: ListingStatus): boolean => isEditable(status) && status !== 'pending';

/** What has to be filled in or mended before anything else. */
export const needsForm = (status: ListingStatus): boolean => status === 'draft' || status === 'rejected';

/** What a paid place can be bought for. */
export const isPromotable = (status: ListingStatus): boolean =>
  (promotableStates as readonly ListingStatus[]).includes(status);

/** Once public, so that somebody may have seen it. */
export const wasPublic = ({ publishedAt }: { publishedAt: string | null }): boolean => publishedAt !== null;

export type BulkAction = BulkMove['action'];
export const bulkActions: readonly BulkAction[] = ['pause', 'resume', 'renew'];

/** What several listings at once could do from this state. */
export const bulkActionsOf = (status: ListingStatus): BulkAction[] => {
  const possible = ownerActions(status);
  return bulkActions.filter((action) => possible.includes(action));
};
