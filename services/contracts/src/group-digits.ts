/** `1234` → `1 234`, with a no-break space; Intl leaves four digits ungrouped in Bulgarian. Free of zod. */
export const groupDigits = (number: number | string): string =>
  String(number).replace(/\B(?=(\d{3})+$)/gu, '\u00a0');
