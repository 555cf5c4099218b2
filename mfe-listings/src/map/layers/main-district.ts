import { nearestOf } from '@pokriv/contracts/place/cities';
import { DISTRICT_REACH_KM, districts, placeAt } from '@pokriv/contracts/place/districts';

import type { Box } from '../../search-address/area.ts';

/** Sample points across a box. */
const ACROSS = 5;
/** Share of the samples that makes a district the main one. */
const MOST = 0.6;

/** „Младост 1“ → „Младост“, „Люлин Център“ → „Люлин“. */
const familyOf = (district: string): string => district.replace(/ (?:\d+\p{L}?|Център)$/u, '');

function pointsIn([west, south, east, north]: Box): { lat: number; lon: number }[] {
  const steps = Array.from({ length: ACROSS }, (_, step) => step / (ACROSS - 1));
  return steps.flatMap((up) =>
    steps.map((right) => ({ lat: south + up * (north - south), lon: west + right * (east - west) })),
  );
}

function mostOf(names: readonly string[], of: number): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [name, count] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return count !== undefined && count >= of * MOST ? name : undefined;
}

/** District, or family of numbered districts, of most of a box; undefined without a majority. */
export function mainDistrict(box: Box): string | undefined {
  const [west, south, east, north] = box;
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const city = placeAt(middle);
  const known = city && districts[city];
  if (!known) return undefined;
  const points = pointsIn(box);
  const names = points.flatMap((point) => nearestOf(known, point, DISTRICT_REACH_KM)?.name ?? []);
  return mostOf(names, points.length) ?? mostOf(names.map(familyOf), points.length);
}
