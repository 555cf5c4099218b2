/** Created on first use: the first formatter of a page takes a phone 40 ms. */
let inSofia: Intl.DateTimeFormat | undefined;
let clockInSofia: Intl.DateTimeFormat | undefined;

/** Day in Sofia: `2026-11-21`. */
export function sofiaDay(moment: Date): string {
  inSofia ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });
  return inSofia.format(moment);
}

const DAY_S = 86_400;

/** Seconds to midnight in Sofia; an hour off on the two days of a clock change. */
export function secondsToMidnight(moment: Date): number {
  clockInSofia ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Sofia',
    hourCycle: 'h23',
    timeStyle: 'medium',
  });
  const [hours = 0, minutes = 0, seconds = 0] = clockInSofia.format(moment).split(':').map(Number);
  return DAY_S - (hours * 3600 + minutes * 60 + seconds);
}
