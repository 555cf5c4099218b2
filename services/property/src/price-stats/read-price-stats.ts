import type { PriceStat, PriceStatsQuery } from '@pokriv/contracts/search';
import type { z } from 'zod';

import { rowsOf } from '../search/summary/bits.ts';
import type { CardSummary } from '../search/summary/card-summary.ts';
import { untilThere, type CurrentSummary } from '../search/summary/current-summary.ts';
import { matches, type Filters } from '../search/summary/matches.ts';
import { medianOf } from './median-of.ts';

/** Fewer listings say nothing about an area (decisions §12). */
const FEWEST = 8;

export interface PriceStatsDeps {
  summary: CurrentSummary;
}
type Stat = z.infer<typeof PriceStat>;

function statOf(summary: CardSummary, scope: Stat['scope'], filters: Filters): Stat[] {
  const rows = rowsOf(matches(summary, filters));
  if (rows.length < FEWEST) return [];
  const { p, m } = summary.columns;
  const median = (column: typeof p) => medianOf(Float64Array.from(rows, (row) => column.get(row)));
  return [
    {
      scope,
      medianPerM2: Math.round(median(m) * 100) / 100,
      medianPrice: Math.round(median(p)),
      count: rows.length,
    },
  ];
}

/**
 * What homes of a type cost in the whole city, in a district and with as many rooms: medians of what is offered now, where
 * enough listings tell.
 * @throws AppError UNAVAILABLE while the summary of listings is not there
 */
export async function readPriceStats(deps: PriceStatsDeps, query: PriceStatsQuery): Promise<Stat[]> {
  const { location, neighborhood, propertyType, rooms } = query;
  const summary = await untilThere(deps.summary);
  const city: Filters = { location, ...(propertyType && { propertyType: [propertyType] }) };
  return [
    ...statOf(summary, 'city', city),
    ...(neighborhood === undefined
      ? []
      : statOf(summary, 'district', { ...city, neighborhood: [neighborhood] })),
    ...(rooms === undefined ? [] : statOf(summary, 'rooms', { ...city, roomsMin: rooms, roomsMax: rooms })),
  ];
}
