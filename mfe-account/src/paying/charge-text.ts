import { formatCharge } from '@pokriv/contracts/money';

/** Amount inside a sentence: `9,99 € (19,54 лв.)`. @param cents euro cents */
export function chargeText(cents: number): string {
  const { euro, bgn } = formatCharge(cents);
  return `${euro} (${bgn})`;
}
