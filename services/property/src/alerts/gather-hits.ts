import { GATHER_MIN, MAILS_AN_HOUR, type AlertFrequency } from '@pokriv/contracts/alert/alert-rules';

import type { AlertHit, SavedSearch } from './alert.models.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

type Searches = ReadonlyMap<string, Pick<SavedSearch, 'frequency'>>;

/** News of favourites is instant. */
export const frequencyOf = ({ searchId }: Pick<AlertHit, 'searchId'>, searches: Searches): AlertFrequency =>
  (searchId === null ? undefined : searches.get(searchId)?.frequency) ?? 'instant';

/**
 * Hits for a person's next mail: the due ones, and with a due instant hit all that are being gathered
 * (design/alerts, Flow 5). Delayed news of a favourite waits.
 */
export function gatherHits(waiting: readonly AlertHit[], searches: Searches, now: Date): AlertHit[] {
  const isDue = ({ dueAt }: AlertHit, inMs = 0) => dueAt !== null && dueAt.getTime() - inMs <= now.getTime();
  const isInstant = (hit: AlertHit) => frequencyOf(hit, searches) === 'instant';
  const goesNow = waiting.some((hit) => isDue(hit) && isInstant(hit));
  return waiting.filter((hit) => isDue(hit, goesNow && isInstant(hit) ? GATHER_MIN * MINUTE_MS : 0));
}

export const ofLastHour = (mailsAt: readonly Date[], now: Date): Date[] =>
  mailsAt.filter((at) => now.getTime() - at.getTime() < HOUR_MS).toSorted((one, other) => +one - +other);

/**
 * Time at which the hourly budget allows an instant mail; undefined: now.
 * @param mailsAt of the last hour, oldest first
 */
export function budgetFreesAt(mailsAt: readonly Date[]): Date | undefined {
  const frees = mailsAt.at(-MAILS_AN_HOUR);
  return frees && new Date(frees.getTime() + HOUR_MS);
}
