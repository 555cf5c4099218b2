import { cents } from '@pokriv/contracts/money';
import type { MapReply } from '@pokriv/contracts/search/search';

import { tierOfRank } from '../rank.ts';
import type { Spot } from './point-grid.ts';

export const MOST_PINS = 150;

/** Five decimals of a degree are about a metre; the box is rounded outwards. */
const METRE = 1e5;
/** Mean coordinates often lie half-way between two values; the engines add them up in different orders. */
const HALF_WAY = 1e9;
const near = (degrees: number) => Math.round(Math.round(degrees * HALF_WAY) / (HALF_WAY / METRE)) / METRE;
const below = (degrees: number) => Math.floor(degrees * METRE) / METRE;
const above = (degrees: number) => Math.ceil(degrees * METRE) / METRE;

export interface Placed {
  id: string;
  lat: number;
  lon: number;
  price: number;
  rank: number;
}

export function pinOf({ id, lat, lon, price, rank }: Placed): MapReply['pins'][number] {
  const tier = tierOfRank(rank);
  const promotionType = tier === 'super' || tier === 'regular' ? tier : null;
  return { id, lat: near(lat), lon: near(lon), price: cents(price), promotionType };
}

export function clusterOf({ count, lat, lon, priceMin, box }: Spot): MapReply['clusters'][number] {
  const [west, south, east, north] = box;
  return {
    lat: near(lat),
    lon: near(lon),
    count,
    priceMin: cents(priceMin),
    bbox: [below(west), below(south), above(east), above(north)],
  };
}
