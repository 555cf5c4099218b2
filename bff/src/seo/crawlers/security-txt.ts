/** RFC 9116 recommends less than a year; each generation moves the date. */
const GOOD_FOR_MS = 180 * 86_400_000;

export const securityTxt = (origin: string, now = new Date()): string =>
  [
    'Contact: mailto:security@pokriv.bg',
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: bg, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
