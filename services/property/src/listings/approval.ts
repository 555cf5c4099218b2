import { createHash } from 'node:crypto';

import { isMaterialPrice } from '@pokriv/contracts/listing/material-change';
import { cents } from '@pokriv/contracts/money';

import type { Approval, StoredListing } from './stored-listing.ts';

type Content = Pick<StoredListing, 'fields' | 'images'>;

/** Content subject to a moderator's approval (decisions §5); the price is compared by percentage instead. */
function materialContent({ fields, images }: Content): unknown {
  const { showExactAddress: _shown, ...location } = fields.location ?? {};
  return [
    fields.title,
    fields.description,
    fields.propertyType,
    Object.entries(location).sort(([one], [other]) => (one < other ? -1 : 1)),
    fields.contactPhone,
    fields.contactName,
    fields.agencyName,
    images.map(({ id, alt, isFloorPlan }) => [id, alt, ...(isFloorPlan ? ['floor plan'] : [])]),
    // Approvals of earlier releases have no video in their hash.
    ...(fields.video === undefined ? [] : [fields.video]),
  ];
}

const hashOf = (content: Content): string =>
  createHash('sha256')
    .update(JSON.stringify(materialContent(content)))
    .digest('base64url');

const showsAddress = ({ fields }: Content): boolean => fields.location?.showExactAddress === true;

export const approvalOf = (content: Content, at: Date): Approval => ({
  at,
  contentHash: hashOf(content),
  priceCents: content.fields.price?.cents ?? cents(0),
  showsAddress: showsAddress(content),
});

/**
 * Whether a moderator approved exactly this content; checked before a listing becomes public. Showing the exact address
 * needs approval, hiding it does not.
 */
export function isContentApproved(listing: Pick<StoredListing, 'fields' | 'images' | 'approval'>): boolean {
  const { approval, fields } = listing;
  if (!approval || approval.contentHash !== hashOf(listing)) return false;
  if (showsAddress(listing) && !approval.showsAddress) return false;
  return !isMaterialPrice(fields.price, approval.priceCents);
}

/** @throws Error when an active listing has content without approval */
export function assertContentApproved(listing: StoredListing): void {
  if (listing.status !== 'active' || isContentApproved(listing)) return;
  throw new Error(`listing ${listing._id}: public content is not approved`);
}
