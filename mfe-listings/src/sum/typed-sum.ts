import { formatAmount, parseSum, type Currency, type TypedSum } from '@pokriv/contracts/money';

/** More than any sum of a listing; above it the arithmetic in minor units loses digits. */
const AMOUNT_MAX = 10_000_000;

/** A rent, for placeholders and errors. */
export const rentExample: Readonly<Record<Currency, number>> = { BGN: 900, EUR: 450 };

/** @param usual currency of a text that names none @returns undefined when it is no sum */
export function readTypedSum(text: string, usual: Currency): TypedSum | undefined {
  const sum = parseSum(text, usual);
  return sum && sum.amount <= AMOUNT_MAX ? sum : undefined;
}

/** Error of a text that is no sum. @param example a sum of this field */
export const unreadSum = (text: string, example: number): string =>
  `„${text}“ не се разбира като сума. Въведете число, например ${formatAmount(example)}.`;
