import { hasCommission } from '@pokriv/contracts/listing/listing-sums';
import type { PropertyCard, PublicProperty } from '@pokriv/contracts/listing/property';
import { cents, moneyOf } from '@pokriv/contracts/money';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftState } from '../draft-state.ts';
import { savableFields } from '../field-rules.ts';
import { publishTexts as texts } from '../messages.ts';
import { moneyOfDraft } from '../priced.ts';

type PreviewState = Pick<DraftState, 'fields' | 'images' | 'saved' | 'server'>;

/** Public view of a draft: valid fields only, without private ones. */
export function listingPreview(
  { fields, images, saved, server }: PreviewState,
  user: SessionUser,
): PublicProperty {
  const { contactPhone: _phone, eik: _eik, location, ...own } = savableFields(fields);
  const { geo, street, number, ...place } = location ?? fields.location ?? {};
  const now = new Date().toISOString();
  return {
    ...own,
    ...moneyOfDraft(own),
    id: saved?.id ?? 'new',
    number: server?.number ?? 0,
    status: 'active',
    title: own.title ?? texts.previewTitle,
    location: { ...place, ...(place.showExactAddress && { street, number }) },
    geo,
    images: [...images],
    isPromoted: server?.isPromoted ?? false,
    promotionType: server?.promotionType ?? null,
    isPremium: user.isPremium,
    views: server?.views ?? 0,
    favorites: server?.favorites ?? 0,
    landlord: server?.landlord ?? {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: user.avatar,
    },
    priceHistory: [],
    createdAt: server?.createdAt ?? now,
    updatedAt: now,
    publishedAt: server?.publishedAt ?? now,
    confirmedAt: null,
    expiresAt: null,
  };
}

const nothing = moneyOf(cents(0));

export function cardPreview(listing: PublicProperty): PropertyCard {
  const { title = '', price = nothing, pricePerM2 = nothing, area = 0, amenities = [], ...rest } = listing;
  const { location, metro } = rest;
  return {
    ...rest,
    metro: metro?.[0],
    hasCommission: hasCommission(listing),
    title,
    price,
    pricePerM2,
    area,
    amenities,
    location: { city: location.city ?? '', neighborhood: location.neighborhood },
    propertyType: listing.propertyType ?? 'apartment',
    featured: false,
    publishedAt: listing.publishedAt ?? listing.updatedAt,
  };
}
