import { internationalPhone } from '@pokriv/contracts/phone';

import { isOver, isOwnView, type Listing } from './listing.ts';

/** Apps that a person can be written to by the phone number. */
export type App = 'viber' | 'whatsapp';

const byPhone: readonly string[] = ['phone', 'viber', 'whatsapp'];

/**
 * How the owner can be reached: by a phone that is shown on demand, by messages only, or not at all once the listing is
 * over (decisions §4) and while a draft has no phone yet.
 */
export function reachedBy(listing: Listing): 'phone' | 'message' | 'nothing' {
  if (isOver(listing) || (isOwnView(listing) && !listing.contactPhone)) return 'nothing';
  return listing.contactMethods?.some((method) => byPhone.includes(method)) ? 'phone' : 'message';
}

/** The apps by which the owner wants to be written to. */
export const appsOf = ({ contactMethods = [] }: Listing): App[] =>
  (['viber', 'whatsapp'] as const).filter((app) => contactMethods.includes(app));

/** Opens a talk with this number in the app. */
export const appHref = (app: App, phone: string): string =>
  app === 'viber'
    ? `viber://chat?number=%2B${internationalPhone(phone)}`
    : `https://wa.me/${internationalPhone(phone)}`;
