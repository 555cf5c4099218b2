import type { PropertyCard } from '@pokriv/contracts/listing/property';

import { inLeva } from './sums.testing.ts';

export const aCard = (part: Partial<PropertyCard> = {}): PropertyCard => ({
  id: 'p1',
  title: 'Светъл двустаен до метрото',
  images: [],
  price: inLeva(1200),
  pricePerM2: inLeva(18.46),
  area: 65,
  layout: 'two_room',
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  propertyType: 'apartment',
  amenities: [],
  isPromoted: false,
  promotionType: null,
  isPremium: false,
  featured: false,
  landlord: { id: 'u9', firstName: 'Мария', lastName: 'Петрова', avatar: null },
  publishedAt: '2026-11-01T10:00:00.000Z',
  views: 340,
  favorites: 12,
  ...part,
});
