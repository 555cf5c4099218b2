import type { FollowedLink } from '@pokriv/contracts/listing/listing-link';

import { messages } from '../messages.ts';
import type { Followed } from './follow-listing-link.ts';

const say = messages.listing;

/** Reply to a link press, without the listing's private parts: the reader of the mail has no session. */
export function toFollowedLink({ action, listing, isRepeated }: Followed): FollowedLink {
  const { _id: id, fields, status, expiresAt, leaseEnd = null } = listing;
  return {
    id,
    title: fields.title ?? '',
    action,
    status,
    expiresAt: expiresAt?.toISOString() ?? null,
    ...(isRepeated && { isRepeated }),
    ...(action === 'relist' && fields.availableFrom && { availableFrom: fields.availableFrom }),
    ...(action === 'prolong' && { leaseEnd }),
  };
}

export function linkMessage({ action, listing: { status }, isRepeated }: Followed): string {
  if (isRepeated) return say.alreadySo;
  if (action === 'prolong') return say.leaseChanged;
  if (status === 'pending') return say.submitted;
  return status === 'rented' ? say.rented : say.renewed;
}
