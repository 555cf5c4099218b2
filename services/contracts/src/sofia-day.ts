const inSofia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });

/** The day of a moment as people in Bulgaria call it, `2026-11-21`. */
export const sofiaDay = (moment: Date): string => inSofia.format(moment);

const clockInSofia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hourCycle: 'h23',
  timeStyle: 'medium',
});
const DAY_S = 86_400;

/** Seconds until the next day in Sofia; on the two days a year when the clock is set, an hour off. */
export function secondsToMidnight(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockInSofia.format(moment).split(':').map(Number);
  return DAY_S - (hours * 3600 + minutes * 60 + seconds);
}
