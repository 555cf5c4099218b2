/** Created on first use: the first formatter of a page takes a phone 40 ms. */
let inSofia: Intl.DateTimeFormat | undefined;

/** Digits in Sofia time. Parts, not a format: engines differ in the dots and spaces of Bulgarian formats. */
export function sofiaParts(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  inSofia ??= new Intl.DateTimeFormat('bg-BG', {
    timeZone: 'Europe/Sofia',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(inSofia.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Sofia time: `22.11.2026`. */
export function sofiaDate(moment: Date): string {
  const { day, month, year } = sofiaParts(moment);
  return `${day}.${month}.${year}`;
}

/** Sofia time, in the format of Bulgarian spreadsheets: `22.11.2026 12:18`. */
export function sofiaMoment(moment: Date): string {
  const { hour, minute } = sofiaParts(moment);
  return `${sofiaDate(moment)} ${hour}:${minute}`;
}
