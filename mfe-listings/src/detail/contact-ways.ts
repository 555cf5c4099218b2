import { internationalPhone } from '@pokriv/contracts/phone';

import { isOver, isOwnView, type Listing } from './listing.ts';

export type App = 'viber' | 'whatsapp';

const byPhone: readonly string[] = ['phone', 'viber', 'whatsapp'];

/**
 * Contact channel: a phone revealed on demand, messages only, or none for a closed listing (decisions §4) and a draft
 * without a phone.
 */
export function reachedBy(listing: Listing): 'phone' | 'message' | 'nothing' {
  if (isOver(listing) || (isOwnView(listing) && !listing.contactPhone)) return 'nothing';
  return listing.contactMethods?.some((method) => byPhone.includes(method)) ? 'phone' : 'message';
}

export const appsOf = ({ contactMethods = [] }: Listing): App[] =>
  (['viber', 'whatsapp'] as const).filter((app) => contactMethods.includes(app));

export const appHref = (app: App, phone: string): string =>
  app === 'viber'
    ? `viber://chat?number=%2B${internationalPhone(phone)}`
    : `https://wa.me/${internationalPhone(phone)}`;
