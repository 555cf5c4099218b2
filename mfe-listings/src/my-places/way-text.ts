import { kmBetween } from '@pokriv/contracts/place/cities';
import { minutesOnFoot } from '@pokriv/contracts/place/metro';
import { formatNumber } from '@pokriv/web-kit/format';

import { myPlaceTexts as texts } from './messages.ts';

/** Degrees. */
interface Point {
  lat: number;
  lon: number;
}

/** Maximum walking time shown. */
const MOST_MINUTES = 120;
/** Minimum, because the points are approximate. */
const LEAST_KM = 0.1;
const STEP_MINUTES = 5;
/** Whole kilometres from this distance on. */
const WHOLE_FROM_KM = 10;

/** „3,2 км по права линия, около 60 мин пеша“; without a time beyond two hours on foot. */
export function wayText(from: Point, to: Point): string {
  const exact = Math.max(LEAST_KM, kmBetween(from, to));
  const km = texts.km(formatNumber(exact, exact < WHOLE_FROM_KM ? 1 : 0));
  const minutes = Math.ceil(minutesOnFoot(from, to) / STEP_MINUTES) * STEP_MINUTES;
  if (minutes > MOST_MINUTES) return texts.far(km);
  return texts.way(km, texts.minutes(formatNumber(Math.max(STEP_MINUTES, minutes))));
}
