import { sumLimits, sumProblem } from '@pokriv/contracts/listing/sum-limits';
import type { Currency, TypedSum } from '@pokriv/contracts/money';

import { readTypedSum, rentExample, unreadSum } from '../../sum/typed-sum.ts';
import { rentTexts } from './messages.ts';

/**
 * Reads a rent by the rules of the listing's form.
 * @param usual currency of a text that names none
 * @returns the rent, or why it is refused
 */
export function readRent(text: string, usual: Currency): { rent: TypedSum } | { problem: string } {
  if (text.trim() === '') return { problem: rentTexts.empty };
  const rent = readTypedSum(text, usual);
  if (!rent) return { problem: unreadSum(text.trim(), rentExample[usual]) };
  const problem = sumProblem(sumLimits.price, rent);
  return problem ? { problem } : { rent };
}
