import { HOURS_TOLD_DAYS } from '@pokriv/contracts/moderation/admin-stats-options';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Model } from 'mongoose';

import { QUERY_MS } from './mongo.ts';

export const SOFIA = 'Europe/Sofia';
const DAY_MS = 86_400_000;
/** Sofia's midnight by its offset: summer first, because winter's is an hour into the same summer day. */
const OFFSETS = ['+03:00', '+02:00'];

/** The last days, today included. */
export interface Period {
  /** Midnight of the first day in Sofia. */
  from: Date;
  /** `2026-11-21`, the earliest first. */
  days: readonly string[];
  now: Date;
}

/** When a day of Sofia begins. @param day `2026-11-21` */
export function midnightOf(day: string): Date {
  const moments = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`));
  return moments.find((moment) => sofiaDay(moment) === day) ?? new Date(`${day}T00:00:00Z`);
}

/** The last `count` days as people in Bulgaria call them. */
export function periodOf(count: number, now: Date): Period {
  const today = Date.parse(`${sofiaDay(now)}T00:00:00Z`);
  const days = Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  return { from: midnightOf(days[0] ?? sofiaDay(now)), days, now };
}

/** When the day after one of Sofia begins. @param day `2026-11-21` */
export const midnightAfter = (day: string): Date =>
  midnightOf(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));

interface Row<Key> {
  _id: Key;
  count: number;
}

interface Counted {
  model: Pick<Model<unknown>, 'aggregate'>;
  field: string;
}

/**
 * How many records of a collection came into being on each day of a period (days without any too), and in each hour of
 * the last week. Read from an index that begins with the field.
 * @param field holds a Date
 */
export async function countByTime({ model, field }: Counted, { from, days, now }: Period) {
  const options = { maxTimeMS: QUERY_MS };
  const lastWeek = new Date(now.getTime() - HOURS_TOLD_DAYS * DAY_MS);
  const [byDay, byHour] = await Promise.all([
    model.aggregate<Row<string>>(
      [
        { $match: { [field]: { $gte: from } } },
        {
          $group: {
            _id: { $dateToString: { date: `$${field}`, format: '%Y-%m-%d', timezone: SOFIA } },
            count: { $sum: 1 },
          },
        },
      ],
      options,
    ),
    model.aggregate<Row<Date>>(
      [
        { $match: { [field]: { $gte: lastWeek } } },
        { $group: { _id: { $dateTrunc: { date: `$${field}`, unit: 'hour' } }, count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ],
      options,
    ),
  ]);
  const counts = new Map(byDay.map(({ _id, count }) => [_id, count]));
  return {
    byDay: days.map((date) => ({ date, count: counts.get(date) ?? 0 })),
    byHour: byHour.map(({ _id, count }) => ({ at: _id.toISOString(), count })),
  };
}

/** How many wait and since when the longest. @param field since when one waits, a Date */
export async function countWork({ model, field }: Counted, filter: Record<string, unknown>) {
  const [found] = await model.aggregate<{ waiting: number; oldest: Date | null }>(
    [{ $match: filter }, { $group: { _id: null, waiting: { $sum: 1 }, oldest: { $min: `$${field}` } } }],
    { maxTimeMS: QUERY_MS },
  );
  return { waiting: found?.waiting ?? 0, oldestAt: found?.oldest?.toISOString() ?? null };
}
