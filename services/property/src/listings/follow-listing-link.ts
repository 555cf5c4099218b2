import { AppError, badRequest, conflict } from '@pokriv/contracts/errors';
import type { LinkAction } from '@pokriv/contracts/listing/link-actions';
import { LISTING_LINK, ListingLink, type PeriodLink } from '@pokriv/contracts/listing/listing-link';
import { listingStates } from '@pokriv/contracts/listing/listing-states';
import { transition, type Person } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';
import { openSignedText, type SigningSecret } from '@pokriv/service-kit/signed-text';

import { messages } from '../messages.ts';
import { changeStored, type Decision } from './change-stored.ts';
import { followLeaseLink } from './follow-lease-link.ts';
import type { ListingDeps } from './listing-deps.ts';
import { noLease } from './lease.ts';
import { extended, reopened } from './reopen-listing.ts';
import type { StoredListing } from './stored-listing.ts';

export interface LinkDeps extends ListingDeps {
  accounts: { slotsOf: (ownerId: string) => Promise<number | null> };
  linkSigning: SigningSecret;
}

const owner: Person = { role: 'landlord', isOwner: true };
const reason = messages.listing.byLink;

function readLink(token: string, signing: SigningSecret): ListingLink {
  const link = ListingLink.safeParse(openSignedText(token, { purpose: LISTING_LINK, ...signing }));
  if (!link.success) throw badRequest(messages.listing.linkInvalid);
  return link.data;
}

/**
 * Makes links single-use: a renewal ends the period of the link; a rented listing needs no second
 * confirmation.
 */
function assertUsable({ action, period, until }: PeriodLink, listing: StoredListing, now: Date): void {
  const isUsed =
    listing.expiresAt?.getTime() !== period || (action === 'rent' && listing.status === 'rented');
  if (isUsed) throw conflict(messages.listing.linkUsed);
  if (until <= now.getTime()) throw new AppError({ code: 'GONE', message: messages.listing.linkTooOld });
}

function rented(listing: StoredListing, closedAt: Date): Decision {
  const status = transition(listingStates, listing.status, 'rent', owner);
  return { after: { ...listing, ...noLease, status, closedAt }, action: 'rent', move: 'rent', reason };
}

async function extendOrRenew(
  listing: StoredListing,
  slots: number | null,
  step: { at: Date; unit: Unit },
): Promise<Decision> {
  const isPublic = listing.status === 'active';
  if (!isPublic) transition(listingStates, listing.status, 'renew', owner);
  const decision = await (isPublic ? extended(listing, step) : reopened(listing, 'renew', step));
  return { ...decision, reason, limits: { slots } };
}

export interface Followed {
  action: LinkAction;
  listing: StoredListing;
  isRepeated: boolean;
}

/**
 * Executes a mail's one-click link as the owner, without a session (decisions §5). A link about a period
 * works once.
 * @param press `leaseEnd` of a prolonged lease
 * @throws AppError BAD_REQUEST for an invalid signature, CONFLICT when used, GONE when too old,
 * INVALID_TRANSITION, LISTING_LIMIT_REACHED, NOT_FOUND; those of `followLeaseLink`
 */
export async function followListingLink(
  deps: LinkDeps,
  { token, leaseEnd = null }: { token: string; leaseEnd?: string | null | undefined },
): Promise<Followed> {
  const link = readLink(token, deps.linkSigning);
  const { ownerId } = await deps.listings.get(link.listingId);
  const slots = await deps.accounts.slotsOf(ownerId);
  if ('leaseEnd' in link)
    return { action: link.action, ...(await followLeaseLink(deps, link, { ownerId, slots, leaseEnd })) };
  const listing = await changeStored(deps, link.listingId, ownerId, (stored, unit) => {
    const at = deps.now();
    assertUsable(link, stored, at);
    return link.action === 'rent' ? rented(stored, at) : extendOrRenew(stored, slots, { at, unit });
  });
  return { action: link.action, listing, isRepeated: false };
}
