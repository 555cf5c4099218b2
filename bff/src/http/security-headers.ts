export type HeaderList = readonly (readonly [name: string, value: string])[];

const noSniffing = ['X-Content-Type-Options', 'nosniff'] as const;

/** On every answer of the door but the API's. */
const everywhere: HeaderList = [noSniffing, ['Referrer-Policy', 'strict-origin-when-cross-origin']];

/** JSON is never a page: nothing may run or be framed from it, and an address of a mail, which is a key, goes nowhere. */
export const apiHeaders: HeaderList = [
  noSniffing,
  ['Referrer-Policy', 'no-referrer'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** For scripts, styles and pictures. */
export const fileHeaders: HeaderList = everywhere;

/** For pages; the Google popup needs the opener (`same-origin-allow-popups`). */
export const pageHeaders = (policy: string): HeaderList => [
  ...everywhere,
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
  ['X-Frame-Options', 'SAMEORIGIN'],
];

/** As `writeHead` takes it: names and values in one row. */
export const asRow = (headers: HeaderList): string[] => headers.flat();
