import type { PropertySort } from '@pokriv/contracts/property-options';

/** Keys of a search card: r rank, n newest, p price, a area, m price per m². */
export type OrderKey = 'r' | 'n' | 'p' | 'a' | 'm';

export interface SearchOrder {
  order: OrderKey;
  direction: 1 | -1;
}

/** The order of each sort; ties by id in the same direction. */
export const searchOrders: Readonly<Record<PropertySort, SearchOrder>> = {
  recommended: { order: 'r', direction: -1 },
  newest: { order: 'n', direction: -1 },
  price_asc: { order: 'p', direction: 1 },
  price_desc: { order: 'p', direction: -1 },
  area_desc: { order: 'a', direction: -1 },
  price_per_m2_asc: { order: 'm', direction: 1 },
};
