import type { LinkAction } from '@pokriv/contracts/listing/property-endpoints';
import { LISTING_LINK, type ListingLink } from '@pokriv/contracts/listing/listing-link';
import { listingLink } from '@pokriv/contracts/mail-links';
import { signText } from '@pokriv/service-kit/signed-text';

const DAY_MS = 86_400_000;
/** Lifetime of one-click links: as long as an expired listing is shown (decisions §4). */
const WORKS_DAYS = 30;

/** Signed one-click link for an owner's action; single use within the period that ends at `expiresAt`. */
export type LinkTo = (listingId: string, action: LinkAction, expiresAt: string) => string;

export interface Clicks {
  origin: string;
  linkTo: LinkTo;
}

export const listingLinksOf =
  (origin: string, secret: string): LinkTo =>
  (listingId, action, expiresAt) => {
    const period = Date.parse(expiresAt);
    const link: ListingLink = { listingId, action, period, until: period + WORKS_DAYS * DAY_MS };
    return listingLink(origin, signText(link, { purpose: LISTING_LINK, secret }));
  };
