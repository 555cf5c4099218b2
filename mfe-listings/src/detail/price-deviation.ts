/** Relative difference that still counts as usual. */
const ALIKE = 0.03;

/** @param price in the unit of `usual` @returns direction, and difference in whole percent */
export function priceDeviation(
  price: number,
  usual: number,
): { side: 'below' | 'same' | 'above'; percent: number } {
  const share = price / usual - 1;
  const percent = Math.round(Math.abs(share) * 100);
  if (Math.abs(share) < ALIKE) return { side: 'same', percent };
  return { side: share < 0 ? 'below' : 'above', percent };
}
