/** Closer than this share a price is told to be the usual one. */
const ALIKE = 0.03;

/**
 * How a price stands to the usual one.
 * @returns which side it is on, and by how many whole percent
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
