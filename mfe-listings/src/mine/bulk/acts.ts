import { bulkActions } from '@pokriv/contracts/listing/bulk-actions';
import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { TypedSum } from '@pokriv/contracts/money';

import { isOpenToEdits, ownerActions, type BulkAction } from '../owner-actions.ts';

/** A new rent of a listing. */
export interface NewRent {
  listing: OwnProperty;
  rent: TypedSum;
}

/** Action on several listings at once. */
export type Act =
  | { kind: Exclude<BulkAction, 'rent'>; listings: readonly OwnProperty[] }
  | { kind: 'rent'; listings: readonly OwnProperty[]; rental?: Rental | undefined }
  | { kind: 'price'; listings: readonly OwnProperty[]; rents: readonly NewRent[] }
  /** With credits of the plan; `key` makes the call idempotent. */
  | { kind: 'promote'; listings: readonly OwnProperty[]; key: string };
/** Acts that need nothing besides the listing. */
export type StepKind = Exclude<Act['kind'], 'promote'>;

const order: readonly StepKind[] = ['price', 'renew', 'rent', 'pause', 'resume', 'delete'];

/** Acts possible with a listing, most usual first. */
export function actsOf(listing: OwnProperty): StepKind[] {
  const { status, price } = listing;
  const steps = ownerActions(listing).filter((action) => (bulkActions as readonly string[]).includes(action));
  const possible: readonly string[] = price && isOpenToEdits(status) ? ['price', ...steps] : steps;
  return order.filter((kind) => possible.includes(kind));
}

export interface ActGroup {
  kind: StepKind;
  listings: OwnProperty[];
}

/** Every possible act with the listings that it can be done with. */
export const groupsOf = (chosen: readonly OwnProperty[]): ActGroup[] =>
  order
    .map((kind) => ({ kind, listings: chosen.filter((listing) => actsOf(listing).includes(kind)) }))
    .filter(({ listings }) => listings.length > 0);
