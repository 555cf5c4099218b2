import { cityName } from '@pokriv/contracts/place/cities';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { amountIn, currencies, toMoney } from '@pokriv/contracts/money';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { Columns } from '@pokriv/service-kit/csv';

import type { StoredListing } from '../listings/stored-listing.ts';

export const listingColumns: Columns<StoredListing> = {
  Номер: ({ number }) => number,
  Заглавие: ({ fields }) => fields.title ?? '',
  Състояние: ({ status }) => listingStatuses[status],
  Вид: ({ fields: { propertyType } }) => (propertyType ? propertyTypes[propertyType] : ''),
  Град: ({ fields: { location } }) => (location?.city ? cityName(location.city) : ''),
  Квартал: ({ fields: { location } }) => location?.neighborhood ?? '',
  'Наем, €': ({ fields: { price } }) => (price ? amountIn(toMoney(price), 'EUR') : null),
  [`Наем, ${currencies.BGN}`]: ({ fields: { price } }) => (price ? amountIn(toMoney(price), 'BGN') : null),
  'Площ, м²': ({ fields }) => fields.area ?? null,
  Собственик: ({ landlord }) => `${landlord.firstName} ${landlord.lastName}`.trim(),
  Имейл: ({ landlord }) => landlord.email,
  Прегледи: ({ views }) => views,
  Любими: ({ favorites }) => favorites,
  Създадена: ({ createdAt }) => createdAt,
  Публикувана: ({ publishedAt }) => publishedAt,
  Изтича: ({ expiresAt }) => expiresAt,
  Идентификатор: ({ _id }) => _id,
};
