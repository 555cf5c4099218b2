import { formatAgo, formatCount } from '@pokriv/web-kit/format';

const MINUTE_MS = 60_000;

/** „преди 5 секунди“ under a minute. */
export function secondsAgo(at: string, now = new Date()): string {
  const passed = now.getTime() - new Date(at).getTime();
  if (passed < 1000 || passed >= MINUTE_MS) return formatAgo(at, now);
  return `преди ${formatCount(Math.floor(passed / 1000), ['секунда', 'секунди'])}`;
}
