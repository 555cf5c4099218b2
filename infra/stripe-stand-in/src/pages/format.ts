import { chargeText } from '@pokriv/contracts/money';

/** Both currencies, euro first: the provider does not know whose page it is. */
export const bothSums = (cents: number): string => chargeText(cents, 'EUR');

/** `21.11.2026` @param seconds since 1970 */
export const dateOf = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('bg-BG', { timeZone: 'Europe/Sofia' }).replace(/\sг\.$/u, '');

/** `2026-11-21 23:16:43` @param seconds since 1970 */
export const timeOf = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' });
