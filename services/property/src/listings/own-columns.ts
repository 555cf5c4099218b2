import { cityName } from '@pokriv/contracts/place/cities';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { statusLabel } from '@pokriv/contracts/listing/status-label';
import { amountIn, currencies, toMoney } from '@pokriv/contracts/money';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredListing } from './stored-listing.ts';
import type { Week } from './week-order.ts';

/** Columns of an owner's table; a never published listing has no week counts. */
export const ownColumns: Columns<StoredListing & { week: Week }> = {
  Номер: ({ number }) => number,
  Заглавие: ({ fields }) => fields.title ?? '',
  Състояние: statusLabel,
  Вид: ({ fields: { propertyType } }) => (propertyType ? propertyTypes[propertyType] : ''),
  Град: ({ fields: { location } }) => (location?.city ? cityName(location.city) : ''),
  Квартал: ({ fields: { location } }) => location?.neighborhood ?? '',
  'Наем, €': ({ fields: { price } }) => (price ? amountIn(toMoney(price), 'EUR') : null),
  [`Наем, ${currencies.BGN}`]: ({ fields: { price } }) => (price ? amountIn(toMoney(price), 'BGN') : null),
  'Площ, м²': ({ fields }) => fields.area ?? null,
  'Прегледи за 7 дни': ({ publishedAt, week }) => (publishedAt ? week.views : null),
  'Телефони за 7 дни': ({ publishedAt, week }) => (publishedAt ? week.phoneReveals : null),
  'Прегледи общо': ({ views }) => views,
  'Телефони общо': ({ phoneReveals }) => phoneReveals,
  Любими: ({ favorites }) => favorites,
  Качество: ({ qualityScore = 0 }) => qualityScore,
  Създадена: ({ createdAt }) => createdAt,
  Публикувана: ({ publishedAt }) => publishedAt,
  Изтича: ({ expiresAt }) => expiresAt,
};
