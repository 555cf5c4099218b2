import { cents } from '@pokriv/contracts/money';

import { MOST_PINS } from '../map/map-reply.ts';
import { cellsOf } from '../map/point-grid.ts';
import { firstRank } from '../rank.ts';
import type { Search } from './client.ts';
import { idParts } from './documents.ts';
import { readMap } from './read-map.ts';

const bbox: [number, number, number, number] = [23.2, 42.6, 23.5, 42.8];
const zoom = 12;
const cells = cellsOf(bbox, zoom);
/** Centre of a cell, offset by `right` and `up` in cells. */
const at = (column: number, line: number, { right = 0, up = 0 } = {}) => ({
  lon: (cells.left + column + 0.5 + right) * cells.lonSize,
  lat: (cells.bottom + line + 0.5 + up) * cells.latSize,
});

interface Listing {
  id: string;
  lat: number;
  lon: number;
  price: number;
  rank: number;
}

let made = 0;
function aListing({ lat, lon }: { lat: number; lon: number }, price = 50_000, rank = 1): Listing {
  made += 1;
  return { id: `0123456789abcdef${made.toString(16).padStart(8, '0')}`, lat, lon, price, rank };
}

const PART = 8;
const valueOf = (listing: Listing, field: string): number => {
  const part = (idParts as readonly string[]).indexOf(field);
  if (part >= 0) return Number.parseInt(listing.id.slice(part * PART, (part + 1) * PART), 16);
  return Number(listing[field as keyof Listing]);
};

type Metric = Readonly<Record<string, { field: string }>>;
interface Histogram {
  histogram: { field: string; interval: number };
  aggs: Readonly<Record<string, unknown>>;
}

const kinds: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};

/** Aggregation as defined by OpenSearch. */
function aggregate(listings: readonly Listing[], asked: unknown): unknown {
  if (typeof asked === 'object' && asked !== null && 'histogram' in asked) {
    const { histogram, aggs } = asked as Histogram;
    const { field, interval } = histogram;
    const buckets = new Map<number, Listing[]>();
    for (const listing of listings) {
      const cell = Math.floor(valueOf(listing, field) / interval);
      buckets.set(cell, [...(buckets.get(cell) ?? []), listing]);
    }
    return {
      buckets: [...buckets].map(([cell, within]) => ({
        key: cell * interval,
        doc_count: within.length,
        ...Object.fromEntries(Object.entries(aggs).map(([name, part]) => [name, aggregate(within, part)])),
      })),
    };
  }
  const [[kind = '', { field }] = ['', { field: '' }]] = Object.entries(asked as Metric);
  return { value: kinds[kind]?.(listings.map((listing) => valueOf(listing, field))) };
}

function clusterWith(listings: readonly Listing[]) {
  const asked: Search[] = [];
  const ask = async (searches: readonly Search[]) => {
    asked.push(...searches);
    return searches.map(({ aggs, size, track_total_hits: isCounted }) => {
      if (aggs)
        return {
          hits: { hits: [] },
          aggregations: { lines: aggregate(listings, (aggs as { lines: unknown }).lines) },
        };
      const hits = listings.slice(0, Number(size)).map(({ id, lat, lon, price, rank }) => ({
        fields: { id: [id], lat: [lat], lon: [lon], price: [price], rank: [rank] },
      }));
      return { hits: { ...(isCounted === true && { total: { value: listings.length } }), hits } };
    });
  };
  return { asked, map: () => readMap(ask, { bbox, zoom }) };
}

/** Enough listings in one cell for a map with cells. */
const crowd = (column: number, line: number) =>
  Array.from({ length: MOST_PINS }, () => aListing(at(column, line), 40_000));

describe('readMap of the cluster', () => {
  it('has a pin for each of the most listings, in one search', async () => {
    const listings = [aListing(at(1, 1), 61_200, firstRank('super')), ...crowd(3, 3).slice(1)];
    const { asked, map } = clusterWith(listings);
    const { total, pins, clusters } = await map();
    expect([total, pins.length, clusters, asked.length]).toEqual([MOST_PINS, MOST_PINS, [], 1]);
    expect(pins[0]).toEqual({
      id: listings[0]?.id,
      lat: expect.closeTo(at(1, 1).lat, 4),
      lon: expect.closeTo(at(1, 1).lon, 4),
      price: cents(61_200),
      promotionType: 'super',
    });
  });

  it('counts cells once there is one listing more, and keeps a lone listing a pin', async () => {
    const lone = aListing(at(6, 2), 61_200, firstRank('regular'));
    const { asked, map } = clusterWith([...crowd(1, 1), lone]);
    const { total, pins, clusters } = await map();
    expect([total, asked.length]).toEqual([MOST_PINS + 1, 2]);
    expect(pins).toEqual([
      {
        id: lone.id,
        lat: expect.closeTo(lone.lat, 4),
        lon: expect.closeTo(lone.lon, 4),
        price: cents(61_200),
        promotionType: 'regular',
      },
    ]);
    expect(clusters).toEqual([expect.objectContaining({ count: MOST_PINS, priceMin: cents(40_000) })]);
  });

  it('has a cluster’s mean place, lowest price and extent', async () => {
    const west = aListing(at(6, 2, { right: -0.2, up: -0.2 }), 70_000);
    const east = aListing(at(6, 2, { right: 0.2, up: 0.2 }), 55_000);
    const { map } = clusterWith([...crowd(1, 1), west, east]);
    const [, small] = (await map()).clusters;
    expect(small).toMatchObject({
      count: 2,
      lat: expect.closeTo(at(6, 2).lat, 4),
      lon: expect.closeTo(at(6, 2).lon, 4),
      priceMin: cents(55_000),
    });
    const [left, bottom, right, top] = small?.bbox ?? [];
    expect([left, bottom]).toEqual([expect.closeTo(west.lon, 4), expect.closeTo(west.lat, 4)]);
    expect([right, top]).toEqual([expect.closeTo(east.lon, 4), expect.closeTo(east.lat, 4)]);
  });

  it('joins lone listings of neighbouring cells that are too close, and keeps others apart', async () => {
    const close = [aListing(at(6, 2, { right: 0.4 })), aListing(at(7, 2, { right: -0.4 }))];
    const apart = [aListing(at(2, 5, { up: -0.4 })), aListing(at(2, 6, { up: 0.4 }))];
    const { map } = clusterWith([...crowd(10, 8), ...close, ...apart]);
    const { pins, clusters } = await map();
    expect(pins.map(({ id }) => id).sort()).toEqual(apart.map(({ id }) => id).sort());
    expect(clusters.map(({ count }) => count)).toEqual([MOST_PINS, 2]);
  });

  it('has neither without listings', async () => {
    expect(await readMap(async () => [{ hits: { hits: [] } }], { bbox, zoom })).toEqual({
      total: 0,
      pins: [],
      clusters: [],
    });
  });
});
