import type { PropertyCard } from '@pokriv/contracts/listing/property';

/** The API returns the most recently added first. */
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
  price_asc: (first, second) => first.price.cents - second.price.cents,
  price_desc: (first, second) => second.price.cents - first.price.cents,
  newest: (first, second) => Date.parse(second.publishedAt) - Date.parse(first.publishedAt),
};

/** Unknown values give the default order. */
export const readOrder = (text: string | null): FavoriteOrder =>
  text !== null && Object.hasOwn(favoriteOrders, text) ? (text as FavoriteOrder) : 'added';

export const inOrder = <Card extends PropertyCard>(cards: readonly Card[], order: FavoriteOrder): Card[] =>
  cards.toSorted(comparisons[order]);
