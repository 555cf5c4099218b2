import { derivedSums } from '@pokriv/contracts/listing/listing-sums';
import type { OwnProperty, PublicProperty } from '@pokriv/contracts/listing/property';

import { inLeva, leva, owned } from './sums.testing.ts';

const deposit = { type: 'months', months: 1 } as const;

export const aListing = (part: Partial<PublicProperty> = {}): PublicProperty => ({
  id: 'p1',
  number: 104_233_517,
  status: 'active',
  title: 'Светъл двустаен до метрото',
  description: 'Тих и слънчев.',
  propertyType: 'apartment',
  price: inLeva(1200),
  ...derivedSums({ price: leva(1200), deposit, area: 60, advertiserType: 'owner' }),
  area: 60,
  rooms: 2,
  floor: 4,
  totalFloors: 8,
  furnishing: 'furnished',
  deposit,
  commission: { type: 'none' },
  availableFrom: '2026-01-10',
  minLeaseMonths: 12,
  pets: 'negotiable',
  amenities: ['wifi', 'balcony'],
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  images: [{ id: 'i1', width: 1280, height: 960, alt: 'Дневна', placeholder: '' }],
  contactName: 'Мария Петрова',
  contactMethods: ['phone', 'viber', 'message'],
  advertiserType: 'owner',
  isPromoted: false,
  promotionType: null,
  isPremium: false,
  views: 340,
  favorites: 12,
  landlord: {
    id: 'u9',
    firstName: 'Мария',
    lastName: 'Петрова',
    avatar: null,
    memberSince: '2026-02-01T10:00:00.000Z',
    isEmailVerified: true,
  },
  priceHistory: [
    { price: inLeva(1300), at: '2026-09-01T10:00:00.000Z' },
    { price: inLeva(1200), at: '2026-10-01T10:00:00.000Z' },
  ],
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  publishedAt: '2026-09-02T10:00:00.000Z',
  confirmedAt: '2026-10-01T10:00:00.000Z',
  // Not in its last days, whatever the day of the test.
  expiresAt: '2099-12-01T10:00:00.000Z',
  ...part,
});

export const anOwnListing = (part: Partial<OwnProperty> = {}): OwnProperty => ({
  ...aListing(),
  price: owned(leva(1200)),
  deposit,
  commission: { type: 'none' },
  monthlyFees: undefined,
  estimatedUtilities: undefined,
  submittedAt: null,
  revision: null,
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  contactPhone: '0888123456',
  phoneReveals: 4,
  quality: { score: 85, hints: ['point'] },
  version: 1,
  approvedPrice: inLeva(1200),
  moderation: { reason: null, code: null, decidedAt: null },
  ...part,
});

const HIDDEN_AT = '2026-11-20T10:00:00.000Z';

/** Taken down by reports, until a moderator looks at it. */
export const aHiddenListing = (part: Partial<OwnProperty> = {}): OwnProperty =>
  anOwnListing({
    status: 'pending',
    submittedAt: HIDDEN_AT,
    moderation: {
      reason: 'Няколко потребители сигнализираха за обявата. Преглеждаме я отново.',
      code: null,
      decidedAt: HIDDEN_AT,
      decisionId: 'd1',
    },
    ...part,
  });
