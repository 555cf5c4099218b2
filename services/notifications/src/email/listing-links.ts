import { addDays, instantFrom } from '@pokriv/contracts/conversation/sofia-time';
import type { LeaseAction, PeriodAction } from '@pokriv/contracts/listing/link-actions';
import { LISTING_LINK, type LeaseLink, type PeriodLink } from '@pokriv/contracts/listing/listing-link';
import { LEASE_OVER_DAYS } from '@pokriv/contracts/listing/today-rules';
import { listingLink } from '@pokriv/contracts/mail-links';
import { signText } from '@pokriv/service-kit/signed-text';

const DAY_MS = 86_400_000;
/** TTL of one-click links in days: as long as an expired listing is shown (decisions §4). */
const WORKS_DAYS = 30;

/** Signed one-click link for an owner's action; single use within the period that ends at `expiresAt`. */
export type LinkTo = (listingId: string, action: PeriodAction, expiresAt: string) => string;

export interface Clicks {
  origin: string;
  linkTo: LinkTo;
}

export const listingLinksOf =
  (origin: string, secret: string): LinkTo =>
  (listingId, action, expiresAt) => {
    const period = Date.parse(expiresAt);
    const link: PeriodLink = { listingId, action, period, until: period + WORKS_DAYS * DAY_MS };
    return listingLink(origin, signText(link, { purpose: LISTING_LINK, secret }));
  };

/** Signed one-click link for an owner's answer about a lease; valid while „Днес“ offers the answer. */
export type LeaseLinkTo = (listingId: string, action: LeaseAction, leaseEnd: string) => string;

export const leaseLinksOf =
  (origin: string, secret: string): LeaseLinkTo =>
  (listingId, action, leaseEnd) => {
    const after = addDays(leaseEnd, LEASE_OVER_DAYS + 1);
    const until = instantFrom({ date: after, clock: '00:00' }).getTime();
    const link: LeaseLink = { listingId, action, leaseEnd, until };
    return listingLink(origin, signText(link, { purpose: LISTING_LINK, secret }));
  };
