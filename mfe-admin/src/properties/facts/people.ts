import { formatPhone } from '@pokriv/contracts/phone';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import { labelledAll, plain, yesNo, type Fact } from './fact.ts';

export const people = ({ landlord, ...listing }: OwnProperty): Fact[] => [
  ['contactName', listing.contactName],
  ['contactPhone', listing.contactPhone && formatPhone(listing.contactPhone)],
  ['phoneVerified', yesNo(landlord.isPhoneVerified)],
  ['contactMethods', labelledAll(option.contactMethods, listing.contactMethods)],
  ['landlord', `${landlord.firstName} ${landlord.lastName}`.trim() || undefined],
  ['emailVerified', yesNo(landlord.isEmailVerified)],
  ['memberSince', landlord.memberSince && formatDate(landlord.memberSince)],
];

const moment = (value: string | null) => (value ? formatDate(value, 'moment') : undefined);

export const state = (listing: OwnProperty): Fact[] => [
  ['createdAt', moment(listing.createdAt)],
  ['updatedAt', moment(listing.updatedAt)],
  ['publishedAt', moment(listing.publishedAt)],
  ['expiresAt', moment(listing.expiresAt)],
  ['views', formatNumber(listing.views)],
  ['favorites', formatNumber(listing.favorites)],
  ['version', plain(listing.version)],
];
