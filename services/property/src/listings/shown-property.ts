import type {
  MetroWay,
  OwnProperty,
  PropertyImage,
  PublicProperty,
} from '@pokriv/contracts/listing/property';
import type { GeoPoint, Location } from '@pokriv/contracts/listing/property-location';
import { pictureDoubt } from '@pokriv/contracts/listing/picture-doubt';
import { derivedSums, shownSums } from '@pokriv/contracts/listing/listing-sums';
import { toOwnMoney } from '@pokriv/contracts/listing/property-money';
import { moneyOf, toMoney } from '@pokriv/contracts/money';
import { metroNear } from '@pokriv/contracts/place/metro';

import { ownerQuality } from './owner-quality.ts';
import { shownRemarks } from './remarks.ts';
import { hasPendingRevision, withRevision } from './revision.ts';
import type { StoredImage, StoredListing } from './stored-listing.ts';

type Placed = Pick<StoredListing, 'fields' | 'publicGeo'>;

/** The public point: the exact one only if the owner shows the address (decisions §3). */
export function shownPoint({ fields, publicGeo }: Placed): GeoPoint | undefined {
  const { location } = fields;
  return (location?.showExactAddress ? location.geo : publicGeo) ?? undefined;
}

const MOST_STATIONS = 3;

/** The nearest stations, from the public point: minutes from the exact one would reveal it. */
export function shownMetro(placed: Placed): MetroWay[] {
  const point = shownPoint(placed);
  const ways = point ? metroNear(point) : [];
  return ways.slice(0, MOST_STATIONS).map(({ station, minutes }) => ({ station: station.id, minutes }));
}

/** The public location: street and number only if the owner shows the address. */
export function shownLocation({ fields }: Placed): Partial<Omit<Location, 'geo'>> {
  const { geo: _exact, street, number, ...shown } = fields.location ?? {};
  return fields.location?.showExactAddress ? { ...shown, street, number } : shown;
}

export const shownImage = (image: StoredImage): PropertyImage => {
  const { id, width, height, alt, placeholder, hasAvif, isFloorPlan } = image;
  return {
    ...{ id, width, height, alt, placeholder },
    ...(hasAvif && { hasAvif }),
    ...(isFloorPlan && { isFloorPlan }),
  };
};

/** For the owner and the moderators: with the quality warning. */
export const ownImage = (image: StoredImage): PropertyImage => {
  const doubt = pictureDoubt(image);
  return { ...shownImage(image), ...(doubt && { doubt }) };
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Public fields only: no phone, no company number, no exact point unless the owner shows it. */
function base(listing: StoredListing): PublicProperty {
  const { fields, landlord, promotionType, isPremium } = listing;
  const { contactPhone: _phone, eik: _eik, location: _location, ...others } = fields;
  const { price, deposit: _deposit, monthlyFees: _fees, estimatedUtilities: _bills, ...unsummed } = others;
  const { commission: _commission, ...open } = unsummed;
  const { area } = fields;
  const { email: _email, ...owner } = landlord;
  const point = shownPoint(listing);
  const metro = shownMetro(listing);
  return {
    ...open,
    ...shownSums(fields, toMoney),
    ...(price && derivedSums({ ...fields, price, area })),
    id: listing._id,
    number: listing.number,
    status: listing.status,
    location: shownLocation(listing),
    ...(point && { geo: point }),
    ...(metro.length > 0 && { metro }),
    images: listing.images.map(shownImage),
    isPromoted: promotionType !== null,
    promotionType,
    isPremium,
    views: listing.views,
    favorites: listing.favorites,
    landlord: owner,
    priceHistory: listing.priceHistory.map((entry) => ({
      price: toMoney(entry.price),
      at: entry.at.toISOString(),
    })),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    publishedAt: iso(listing.publishedAt),
    confirmedAt: iso(listing.confirmedAt),
    expiresAt: iso(listing.expiresAt),
  };
}

/** For visitors and other users; a closed listing has no contacts (decisions §4). */
export function toPublicProperty(listing: StoredListing): PublicProperty {
  const shown = base(listing);
  if (listing.status === 'active') return shown;
  const { contactName: _name, contactMethods: _methods, ...rest } = shown;
  return rest;
}

/** For the owner: all fields, with the revision merged, rejected or not. */
export const toOwnProperty = (stored: StoredListing): OwnProperty =>
  toWholeProperty(stored, withRevision(stored));

/** For moderators: all fields as an approval would publish them, without a rejected revision. */
export const toModeratedProperty = (stored: StoredListing): OwnProperty =>
  toWholeProperty(stored, hasPendingRevision(stored) ? withRevision(stored) : stored);

function shownDecision(moderation: StoredListing['moderation']) {
  const { reason, code, decidedAt, decisionId } = moderation;
  return {
    ...{ reason, code, decidedAt: iso(decidedAt) },
    ...(decisionId !== undefined && { decisionId }),
    ...shownRemarks(moderation),
  };
}

function toWholeProperty(stored: StoredListing, listing: StoredListing): OwnProperty {
  const { fields, moderation } = listing;
  return {
    ...base(listing),
    images: listing.images.map(ownImage),
    ...shownSums(fields, toOwnMoney),
    location: fields.location ?? {},
    contactPhone: fields.contactPhone,
    eik: fields.eik,
    phoneReveals: listing.phoneReveals,
    quality: ownerQuality(stored),
    version: listing.version,
    approvedPrice: listing.approval ? moneyOf(listing.approval.priceCents) : null,
    submittedAt: iso(listing.submittedAt),
    ...(listing.status === 'rented' && listing.leaseEnd && { leaseEnd: listing.leaseEnd }),
    revision: stored.revision && {
      status: stored.revision.status,
      at: stored.revision.at.toISOString(),
      changed: [...Object.keys(stored.revision.fields), ...(stored.revision.images ? ['images'] : [])],
    },
    moderation: shownDecision(moderation),
  };
}
