import { QUIET } from '@pokriv/contracts/alert/alert-rules';
import { addDays, instantFrom, wallTimeOf } from '@pokriv/contracts/conversation/sofia-time';

/** End of the quiet hours around `at`, wall time in Sofia; null outside them (design/alerts). */
export function quietUntil(at: Date): Date | null {
  const { date, clock } = wallTimeOf(at);
  if (clock >= QUIET.from) return instantFrom({ date: addDays(date, 1), clock: QUIET.to });
  return clock < QUIET.to ? instantFrom({ date, clock: QUIET.to }) : null;
}

/** Start of the next quiet hours; `at` is outside them. */
export const nextQuiet = (at: Date): Date => instantFrom({ date: wallTimeOf(at).date, clock: QUIET.from });
