import type { PropertyCard } from '@pokriv/contracts/listing/property';

/** Ways to order the favourites; as they come they are in the order of being added, the newest first. */
export const favoriteOrders = {
  added: 'Последно запазени',
  price_asc: 'Цена: ниска към висока',
  price_desc: 'Цена: висока към ниска',
  newest: 'Най-нови обяви',
} as const;
export type FavoriteOrder = keyof typeof favoriteOrders;

type Compare = (first: PropertyCard, second: PropertyCard) => number;

const comparisons: Record<FavoriteOrder, Compare> = {
  added: () => 0,
  price_asc: (first, second) => first.price - second.price,
  price_desc: (first, second) => second.price - first.price,
  newest: (first, second) => Date.parse(second.publishedAt) - Date.parse(first.publishedAt),
};

/** What stands in the address; anything else is the usual order. */
export const readOrder = (text: string | null): FavoriteOrder =>
  text !== null && Object.hasOwn(favoriteOrders, text) ? (text as FavoriteOrder) : 'added';

export const inOrder = (cards: readonly PropertyCard[], order: FavoriteOrder): PropertyCard[] =>
  cards.toSorted(comparisons[order]);
