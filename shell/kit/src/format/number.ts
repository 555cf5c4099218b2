const NO_BREAK_SPACE = '\u00a0';

/**
 * 1 200, 12 500,50 with no-break spaces. Custom grouping, because Bulgarian locale data does not group four digits.
 * @param decimals fixed number of decimals
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  const digits = rest ? `${grouped},${rest}` : grouped;
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `−${digits}` : digits;
}

/** The only two forms after a Bulgarian numeral. */
export type Words = readonly [one: string, many: string];

export function formatCount(count: number, [one, many]: Words): string {
  return `${formatNumber(count)}${NO_BREAK_SPACE}${count === 1 ? one : many}`;
}
