import type { ServiceLevel } from '@pokriv/contracts/moderation/service-levels';

const HOUR_MS = 3_600_000;

export type Level = 'fresh' | 'wait' | 'late';

export function levelOf(oldestAt: string, { fresh, late }: ServiceLevel, now = Date.now()): Level {
  const waited = (now - Date.parse(oldestAt)) / HOUR_MS;
  if (waited >= late) return 'late';
  return waited >= fresh ? 'wait' : 'fresh';
}
