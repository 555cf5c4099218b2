import { SHOWN_HOURS_DAYS } from '@pokriv/contracts/moderation/admin-stats-options';
import type { OpenWork } from '@pokriv/contracts/moderation/admin-work';
import type { ServiceLevel } from '@pokriv/contracts/moderation/service-levels';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Model } from 'mongoose';

import { QUERY_MS } from './mongo.ts';

export const SOFIA = 'Europe/Sofia';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** UTC offsets of Sofia, summer first: in summer, midnight at the winter offset is 01:00 of the same day. */
const OFFSETS = ['+03:00', '+02:00'];

export interface Period {
  from: Date;
  /** `2026-11-21`, ascending, up to and including today. */
  days: readonly string[];
  now: Date;
}

/** Start of a day in Sofia. @param day `2026-11-21` */
export function midnightOf(day: string): Date {
  const moments = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`));
  return moments.find((moment) => sofiaDay(moment) === day) ?? new Date(`${day}T00:00:00Z`);
}

export function periodOf(count: number, now: Date): Period {
  const today = Date.parse(`${sofiaDay(now)}T00:00:00Z`);
  const days = Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  return { from: midnightOf(days[0] ?? sofiaDay(now)), days, now };
}

/** Start of the next day in Sofia. @param day `2026-11-21` */
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

/** Records per day of the period and per hour of the last week. `field` is a Date and leads an index. */
export async function countByTime({ model, field }: Counted, { from, days, now }: Period) {
  const options = { maxTimeMS: QUERY_MS };
  const lastWeek = new Date(now.getTime() - SHOWN_HOURS_DAYS * DAY_MS);
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

/** Items waiting since before this moment are late. */
export const lateBefore = ({ late }: ServiceLevel, now: Date): Date =>
  new Date(now.getTime() - late * HOUR_MS);

/** Number of waiting items, number of late ones and date of the oldest. `field`: Date of the start of the wait. */
export async function countOpenWork(
  { model, field, promised }: Counted & { promised: ServiceLevel },
  filter: Record<string, unknown>,
  now = new Date(),
): Promise<OpenWork> {
  const isLate = { $lte: [`$${field}`, lateBefore(promised, now)] };
  const [found] = await model.aggregate<{ waiting: number; late: number; oldest: Date | null }>(
    [
      { $match: filter },
      {
        $group: {
          _id: null,
          waiting: { $sum: 1 },
          late: { $sum: { $cond: [isLate, 1, 0] } },
          oldest: { $min: `$${field}` },
        },
      },
    ],
    { maxTimeMS: QUERY_MS },
  );
  return {
    waiting: found?.waiting ?? 0,
    late: found?.late ?? 0,
    oldestAt: found?.oldest?.toISOString() ?? null,
  };
}
