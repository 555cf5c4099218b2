import type { Migration } from '@pokriv/service-kit/migrations';
import { replaceIndexes } from '@pokriv/service-kit/replace-indexes';

const newest = { createdAt: -1, _id: -1 } as const;
const [city, type] = [{ 'fields.location.city': 1 }, { 'fields.propertyType': 1 }] as const;
const filters = { status: 1, ...city, ...type } as const;

export const adminLists: Migration = {
  id: 12,
  name: 'listings as administrators find them',
  up: (connection) =>
    replaceIndexes(connection.collection('listings'), [
      { key: { ...newest, ...filters }, name: 'list newest', for: 'newest' },
      { key: { 'fields.price': 1, _id: 1, ...filters }, name: 'list price' },
      { key: { views: -1, _id: -1, ...filters }, name: 'list views' },
      { key: { status: 1, ...newest, ...city, ...type }, name: 'list state', for: 'by state' },
      { key: { ...city, ...newest, status: 1, ...type }, name: 'list city' },
      { key: { ...type, ...newest, status: 1, ...city }, name: 'list type' },
      { key: { words: 1, ...newest, ...filters }, name: 'list words', for: 'words' },
    ]),
};
