import { holdingRisks } from '@pokriv/contracts/conversation/conversation-rules';
import { findRisks } from '@pokriv/contracts/conversation/message-risks';

import { listingId } from '../demo-listings.ts';
import { agencyTalks } from './agency-talks.ts';
import { landlordTalks } from './landlord-talks.ts';
import { otherTalks } from './other-talks.ts';
import type { Talk } from './talk.ts';

export const HOUR_MS = 3_600_000;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** Talks about the listings of a set; a small set has only some of them. */
export const talksOf = (listings: number): Talk[] =>
  [...landlordTalks, ...agencyTalks, ...otherTalks].filter(({ listing }) => listing < listings);

/** Risks of a line by the service's rules, and whether they hold it. */
export function risksOf(text: string, isFirst: boolean) {
  const risks = findRisks(text, { isFirst });
  return { risks, isHeld: risks.some(({ risk }) => holdingRisks.includes(risk)) };
}

/** Arrival of first messages at the landlord, by listing: its enquiries. */
export function enquiriesOf(listings: number, now: Date): Map<string, Date[]> {
  const enquiries = new Map<string, Date[]>();
  for (const { listing, lines } of talksOf(listings)) {
    const first = lines.find(
      ({ from, text }, index) => from === 'tenant' && !risksOf(text, index === 0).isHeld,
    );
    if (!first) continue;
    const id = listingId(listing);
    enquiries.set(id, [...(enquiries.get(id) ?? []), hoursBefore(now, first.hoursAgo)]);
  }
  return enquiries;
}
