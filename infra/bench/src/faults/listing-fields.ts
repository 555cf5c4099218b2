import type { BodyOf } from '@pokriv/contracts/endpoints';

const DAY_MS = 86_400_000;

/** A complete listing without pictures; mails are found by the token in its title. */
export const listingFields = (token: string): BodyOf<'createProperty'> => ({
  title: `Светъл двустаен ${token}`,
  description: 'Обява от учението при повреди: светъл и тих апартамент до метрото, готов за нанасяне.',
  propertyType: 'apartment',
  layout: 'two_room',
  area: 65,
  floor: 4,
  totalFloors: 8,
  constructionType: 'brick',
  heating: ['district'],
  furnishing: 'furnished',
  price: { amount: 900, currency: 'BGN' },
  deposit: { type: 'months', months: 1 },
  advertiserType: 'owner',
  availableFrom: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  minLeaseMonths: 12,
  pets: 'negotiable',
  smoking: 'no',
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  contactName: 'Мария',
  contactPhone: '0888123456',
  contactMethods: ['phone'],
});
