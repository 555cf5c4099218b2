import { formatCount } from '@pokriv/web-kit/format';

import { detailTexts as texts } from './messages.ts';

const MINUTES_AN_HOUR = 60;

/** „5 минути“, „3 часа“: how long to wait, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < MINUTES_AN_HOUR
    ? formatCount(minutes, texts.minutes)
    : formatCount(Math.ceil(minutes / MINUTES_AN_HOUR), texts.hours);
}
