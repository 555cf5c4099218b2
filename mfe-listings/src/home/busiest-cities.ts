import { cityName } from '@pokriv/contracts/place/cities';

const SHOWN = 8;

/** Popular cities, as a fallback without counts. */
const usual = [
  'sofia',
  'plovdiv',
  'varna',
  'burgas',
  'ruse',
  'stara-zagora',
  'veliko-tarnovo',
  'blagoevgrad',
] as const;

export interface BusyCity {
  id: string;
  count?: number;
}

/**
 * At most eight cities by descending count, ties by name: by character, which is Bulgarian order, since the first
 * collator takes a phone 60 ms.
 * @param counts listings by city id
 */
export function busiestCities(counts: Readonly<Record<string, number>> = {}): BusyCity[] {
  const counted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || (cityName(a.id) < cityName(b.id) ? -1 : 1))
    .slice(0, SHOWN);
  return counted.length > 0 ? counted : usual.map((id) => ({ id }));
}
