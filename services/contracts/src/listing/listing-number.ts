import { groupDigits } from '../group-digits.ts';

/** Listing numbers have nine digits and no leading zero, so that people can say them on the phone. Free of zod. */
export const LISTING_NUMBER_MIN = 100_000_000;
export const LISTING_NUMBER_MAX = 999_999_999;

/** `104233517` → `104 233 517`, with no-break spaces. */
export const shownListingNumber = (number: number): string => groupDigits(number);

/** Nine digits, whole or in groups, with the words that people put in front: „обява № 104 233 517“. */
const TYPED = /^(?:обява|номер|№|#|:|\s)*([1-9]\d{2})[\s.-]*(\d{3})[\s.-]*(\d{3})$/iu;

/** The listing number that a search text consists of; undefined for any other text. */
export function typedListingNumber(text = ''): number | undefined {
  const [, ...groups] = TYPED.exec(text.trim()) ?? [];
  return groups.length > 0 ? Number(groups.join('')) : undefined;
}
