import { isReachedByPhone } from '@pokriv/contracts/listing/property-options';
import { internationalPhone } from '@pokriv/contracts/phone';
import type { SessionUser } from '@pokriv/web-kit/session';

import { isOver, isOwnView, type Listing } from '../listing.ts';

export type App = 'viber' | 'whatsapp';

/**
 * Contact beside messages: phone on demand, messages alone, or none for a closed listing (decisions §4) and a draft
 * without a phone.
 */
export function reachedBy(listing: Listing): 'phone' | 'message' | 'nothing' {
  if (isOver(listing) || (isOwnView(listing) && !listing.contactPhone)) return 'nothing';
  return isReachedByPhone(listing.contactMethods) ? 'phone' : 'message';
}

/** Open for active listings, except to their own managers (design/conversations, To show). */
export const canBeWrittenTo = (listing: Listing, user: SessionUser | undefined): boolean =>
  listing.status === 'active' && !isOwnView(listing) && listing.landlord.id !== user?.id;

export const appsOf = ({ contactMethods = [] }: Listing): App[] =>
  (['viber', 'whatsapp'] as const).filter((app) => contactMethods.includes(app));

export const appHref = (app: App, phone: string): string =>
  app === 'viber'
    ? `viber://chat?number=%2B${internationalPhone(phone)}`
    : `https://wa.me/${internationalPhone(phone)}`;
