import { contactsIn } from '@pokriv/contracts/listing/contact-data-in-text';
import {
  checkedTexts,
  type AreaRent,
  type CheckedText,
  type RiskFlag,
} from '@pokriv/contracts/listing/moderation-file';
import { perSquareMetre } from '@pokriv/contracts/listing/listing-sums';
import { toMoney } from '@pokriv/contracts/money';
import { log } from '@pokriv/service-kit/log';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { hasPendingRevision, isApproved, withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { readPriceStats, type PriceStatsDeps } from '../price-stats/read-price-stats.ts';
import { roomsOf } from '../search/rooms-of.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { ModerationListings } from './moderation-listings.repository.ts';
import { otherListing } from './other-listing.ts';
import { scamPhrasesIn } from './scam-phrases.ts';
import { similarPictures } from './similar-pictures.ts';

export interface RiskDeps extends PriceStatsDeps {
  listings: ListingRepository;
  moderated: ModerationListings;
  engine: Pick<SearchEngine, 'prices' | 'isReady'>;
  now: () => Date;
}

const DAY_MS = 86_400_000;
/** Share of the area's median. */
const LOW_PRICE = 0.5;

export interface Assessment {
  risks: RiskFlag[];
  rent: AreaRent | null;
}

/**
 * Risk flags, and the rent compared with the area, of the content that an approval would publish (decisions
 * §5).
 */
export async function assess(deps: RiskDeps, stored: StoredListing): Promise<Assessment> {
  const listing = hasPendingRevision(stored) ? withRevision(stored) : stored;
  const [pictures, phone, rent] = await Promise.all([
    similarPictures(deps, listing),
    sharedPhone(deps, listing),
    areaRent(deps, listing),
  ]);
  const risks = [
    ...contactData(listing),
    ...scamPhrases(listing),
    ...pictures,
    ...phone,
    ...lowPrice(listing, rent),
    ...youngAccount(listing, deps.now()),
    ...unseenVideo(listing, stored),
  ];
  return { risks, rent };
}

async function sharedPhone({ moderated }: RiskDeps, { ownerId, fields }: StoredListing): Promise<RiskFlag[]> {
  const { contactPhone } = fields;
  if (!contactPhone) return [];
  const others = await moderated.withPhone(contactPhone, ownerId);
  return others.length > 0
    ? [{ kind: 'shared_phone', phone: contactPhone, others: others.map(otherListing) }]
    : [];
}

async function areaRent(deps: RiskDeps, { _id: listingId, fields }: StoredListing): Promise<AreaRent | null> {
  const { price, area, location, propertyType } = fields;
  if (!price || !area || !location?.city) return null;
  const rooms = roomsOf(fields);
  if (!deps.engine.isReady) {
    log.warn({ listingId }, 'risk flags: search index not ready, price check skipped');
    return null;
  }
  const stats = await readPriceStats(deps, {
    location: location.city,
    neighborhood: location.neighborhood,
    propertyType,
    ...(rooms && { rooms }),
  });
  const narrowest = ['district', 'rooms', 'city'] as const;
  const stat = narrowest.map((scope) => stats.find((one) => one.scope === scope)).find(Boolean);
  if (!stat) return null;
  const { scope, medianPerM2, lowPerM2, highPerM2, count } = stat;
  return { perM2: perSquareMetre(price, area), scope, medianPerM2, lowPerM2, highPerM2, count };
}

function lowPrice({ fields: { price } }: StoredListing, rent: AreaRent | null): RiskFlag[] {
  if (!price || !rent || rent.perM2.bgn >= rent.medianPerM2.bgn * LOW_PRICE) return [];
  const { perM2, medianPerM2, count: sample } = rent;
  return [{ kind: 'low_price', price: toMoney(price), perM2, medianPerM2, sample }];
}

function youngAccount({ landlord, submittedAt }: StoredListing, now: Date): RiskFlag[] {
  const age = (submittedAt ?? now).getTime() - new Date(landlord.memberSince).getTime();
  return age < DAY_MS ? [{ kind: 'young_account', registeredAt: landlord.memberSince }] : [];
}

/** A video is at another site: unlike texts and pictures, nothing here checks it before a moderator does. */
function unseenVideo({ fields: { video } }: StoredListing, stored: StoredListing): RiskFlag[] {
  const isSeen = isApproved(stored) && stored.fields.video === video;
  return video === undefined || isSeen ? [] : [{ kind: 'unseen_video', video }];
}

const textsOf = ({ fields, images }: StoredListing) =>
  checkedTexts.flatMap((field): { field: CheckedText; written: string }[] =>
    field === 'alt'
      ? images.map(({ alt }) => ({ field, written: alt }))
      : [{ field, written: fields[field] ?? '' }],
  );

function scamPhrases(listing: StoredListing): RiskFlag[] {
  const found = textsOf(listing).flatMap(({ field, written }) =>
    scamPhrasesIn(written).map((phrase) => ({ field, ...phrase })),
  );
  if (found.length === 0) return [];
  const phrases = [...new Set(found.map(({ name }) => name))];
  return [{ kind: 'scam_phrase', phrases, found: found.map(({ field, text }) => ({ field, text })) }];
}

function contactData(listing: StoredListing): RiskFlag[] {
  const found = textsOf(listing).flatMap(({ field, written }) =>
    contactsIn(field, written).map(({ kind, text }) => ({ field, kind, text })),
  );
  return found.length > 0 ? [{ kind: 'contact_data', found }] : [];
}
