const NO_BREAK_SPACE = '\u00a0';

/**
 * Thousands apart by a no-break space, decimals after a comma: 1 200, 12 500,50. Own grouping, because the
 * Bulgarian locale data leaves four-digit numbers together.
 * @param decimals digits after the comma, always shown
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const digits = rest ? `${grouped},${rest}` : grouped;
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `−${digits}` : digits;
}

/** One and many: Bulgarian nouns know no third form after a numeral. */
export type Words = readonly [one: string, many: string];

/** `formatCount(1200, ['обява', 'обяви'])` is „1 200 обяви“. */
export function formatCount(count: number, [one, many]: Words): string {
  return `${formatNumber(count)}${NO_BREAK_SPACE}${count === 1 ? one : many}`;
}
