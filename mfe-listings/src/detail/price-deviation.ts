/** Relative difference below which a price counts as usual. */
const ALIKE = 0.03;

/**
 * Compares a price with the usual one.
 * @param price in the unit of `usual`
 * @returns the side, and the difference in whole percent
 */
export function priceDeviation(
  price: number,
  usual: number,
): { side: 'below' | 'same' | 'above'; percent: number } {
  const share = price / usual - 1;
  const percent = Math.round(Math.abs(share) * 100);
  if (Math.abs(share) < ALIKE) return { side: 'same', percent };
  return { side: share < 0 ? 'below' : 'above', percent };
}
