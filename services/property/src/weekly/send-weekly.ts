import { wallTimeOf, weekdayOf } from '@pokriv/contracts/conversation/sofia-time';
import { log } from '@pokriv/service-kit/log';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { TodayDeps } from '../today/read-today.ts';
import { sumWeek } from './sum-week.ts';
import type { WeekCursor } from './week-cursor.model.ts';
import type { WeekRepository } from './week.repository.ts';

export interface WeeklyDeps extends TodayDeps {
  inTransaction: InTransaction;
  weeks: WeekRepository;
}

const OWNERS = 100;
const MONDAY = 1;
const CLOCK = '08:00';

/** Monday of the letters due; undefined on other days and before 08:00 in Sofia. */
export function dueWeek(now: Date): string | undefined {
  const { date, clock } = wallTimeOf(now);
  return weekdayOf(date) === MONDAY && clock >= CLOCK ? date : undefined;
}

/** @returns whether a letter was announced; undefined when another process claimed this owner */
async function sendTo(deps: WeeklyDeps, cursor: WeekCursor, ownerId: string): Promise<boolean | undefined> {
  const summed = await sumWeek(deps, ownerId, cursor.week).catch((error: unknown) => {
    // other owners must not wait for a permanently failing letter
    log.warn({ job: 'weekly-letters', id: ownerId, err: error }, 'job: letter failed, skipped');
    return undefined;
  });
  return deps.inTransaction(async (unit) => {
    if (!(await deps.weeks.advance(cursor, ownerId, unit))) return undefined;
    if (summed) await unit.announce('week-summed', summed);
    return summed !== undefined;
  });
}

/**
 * Mails the owners of public listings on Monday morning, once a week each: the cursor moves in the letter's
 * transaction, so that a killed run resumes and of two concurrent runs one stops.
 * @returns the number of letters
 */
export async function sendWeekly(deps: WeeklyDeps): Promise<number> {
  const week = dueWeek(deps.now());
  const cursor = week === undefined ? null : await deps.weeks.begin(week);
  if (!cursor || cursor.isDone) return 0;
  let sent = 0;
  for (;;) {
    const owners = await deps.weeks.owners(cursor.after, OWNERS);
    for (const ownerId of owners) {
      const isSent = await sendTo(deps, cursor, ownerId);
      if (isSent === undefined) return sent;
      if (isSent) sent += 1;
      cursor.after = ownerId;
    }
    if (owners.length === 0) {
      await deps.weeks.finish(cursor);
      return sent;
    }
  }
}
