import { formatCharge } from '@pokriv/contracts/money';

/** Amount inside a sentence, in both currencies, euro first. @param cents euro cents */
export function chargeText(cents: number): string {
  const { euro, bgn } = formatCharge(cents);
  return `${euro} (${bgn})`;
}
