import { formatAmount, parseSum, type Currency, type TypedSum } from '@pokriv/contracts/money';

/** Above any sum of a listing; beyond it arithmetic in minor units loses digits. */
const AMOUNT_MAX = 10_000_000;

/** Example rent for placeholders and errors. */
export const rentExample: Readonly<Record<Currency, number>> = { BGN: 900, EUR: 450 };

/** @param usual currency of a text without one @returns undefined for an unparsable text */
export function readTypedSum(text: string, usual: Currency): TypedSum | undefined {
  const sum = parseSum(text, usual);
  return sum && sum.amount <= AMOUNT_MAX ? sum : undefined;
}

/** Error of an unparsable sum. @param example a sum of this field */
export const unreadSum = (text: string, example: number): string =>
  `„${text}“ не се разбира като сума. Въведете число, например ${formatAmount(example)}.`;
