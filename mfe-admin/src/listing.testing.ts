import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { toOwnMoney, type OwnMoney } from '@pokriv/contracts/listing/property-money';
import { sumOf } from '@pokriv/contracts/money';

export const leva = (amount: number): OwnMoney => toOwnMoney(sumOf(amount, 'BGN'));

export const aListing = (id: string, over: Partial<OwnProperty> = {}): OwnProperty => ({
  id,
  number: 104_233_517,
  version: 1,
  approvedPrice: null,
  status: 'pending',
  title: `Обява ${id}`,
  description: 'Слънчев апартамент на третия етаж.',
  propertyType: 'apartment',
  price: leva(1200),
  area: 64,
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  images: [],
  isPromoted: false,
  promotionType: null,
  isPremium: false,
  views: 0,
  favorites: 0,
  phoneReveals: 0,
  quality: { score: 60, hints: [] },
  landlord: { id: 'l1', firstName: 'Мария', lastName: 'Петрова', avatar: null },
  priceHistory: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  publishedAt: null,
  confirmedAt: null,
  expiresAt: null,
  submittedAt: '2026-01-05T10:00:00.000Z',
  revision: null,
  moderation: { reason: null, code: null, decidedAt: null },
  ...over,
});
