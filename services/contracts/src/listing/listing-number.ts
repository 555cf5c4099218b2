import { groupDigits } from '../group-digits.ts';

/** Nine digits without a leading zero, easy to say on the phone. Free of zod. */
export const LISTING_NUMBER_MIN = 100_000_000;
export const LISTING_NUMBER_MAX = 999_999_999;

/** `104233517` → `104 233 517`, with no-break spaces. */
export const shownListingNumber = (number: number): string => groupDigits(number);

/** Nine digits, whole or grouped, with optional words before them: „обява № 104 233 517“. */
const TYPED = /^(?:обява|номер|№|#|:|\s)*([1-9]\d{2})[\s.-]*(\d{3})[\s.-]*(\d{3})$/iu;

export function typedListingNumber(text = ''): number | undefined {
  const [, ...groups] = TYPED.exec(text.trim()) ?? [];
  return groups.length > 0 ? Number(groups.join('')) : undefined;
}
