import { AT_ONCE, isFreeNow } from '@pokriv/contracts/listing/availability';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatCount, formatDate } from '@pokriv/web-kit/format';

import { texts } from '../../messages.ts';
import { labelled, labelledAll, plain, yesNo, type Fact } from './fact.ts';

const months = (count: number) => formatCount(count, texts.listing.months);

function leaseText({ minLeaseMonths: min, maxLeaseMonths: max }: OwnProperty): string | undefined {
  if (min === undefined) return undefined;
  return max === undefined
    ? texts.listing.leaseFrom(months(min))
    : texts.listing.leaseRange(months(min), months(max));
}

const availabilityText = (date: string): string =>
  isFreeNow(date) ? AT_ONCE : texts.listing.availableFrom(formatDate(date));

export const terms = (listing: OwnProperty): Fact[] => [
  ['availableFrom', listing.availableFrom && availabilityText(listing.availableFrom)],
  ['lease', leaseText(listing)],
  [
    'noticeDays',
    listing.noticeDays === undefined ? undefined : formatCount(listing.noticeDays, texts.listing.days),
  ],
  ['addressRegistration', labelled(option.addressRegistrations, listing.addressRegistration)],
  ['pets', labelled(option.petRules, listing.pets)],
  ['smoking', labelled(option.smokingRules, listing.smoking)],
  ['suitableFor', labelledAll(option.suitabilities, listing.suitableFor)],
  ['maxOccupants', plain(listing.maxOccupants)],
  ['occupantsNow', plain(listing.occupantsNow)],
  ['bathroomShared', yesNo(listing.bathroomShared)],
  ['landlordLivesIn', yesNo(listing.landlordLivesIn)],
  ['lockableRoom', yesNo(listing.lockableRoom)],
];
