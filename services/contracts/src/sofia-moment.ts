/** Made when first used: a phone takes 40 ms for the first one of a page. */
let inSofia: Intl.DateTimeFormat | undefined;

/** Digits in Sofia time. Assembled from parts: engines differ in the dots and spaces of Bulgarian formats. */
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

/** In Sofia time: `22.11.2026`. */
export function sofiaDate(moment: Date): string {
  const { day, month, year } = sofiaParts(moment);
  return `${day}.${month}.${year}`;
}

/** In Sofia time, as Bulgarian spreadsheets read it: `22.11.2026 12:18`. */
export function sofiaMoment(moment: Date): string {
  const { hour, minute } = sofiaParts(moment);
  return `${sofiaDate(moment)} ${hour}:${minute}`;
}
