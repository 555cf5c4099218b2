const inside = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);

/**
 * Time that a key moves to in a grid of days; undefined for other keys and beyond the edge.
 * @param days starts by day, as columns
 */
export function nextSlot(
  key: string,
  current: string,
  days: readonly (readonly string[])[],
): string | undefined {
  const day = days.findIndex((starts) => starts.includes(current));
  const column = days[day];
  if (!column) return undefined;
  const row = column.indexOf(current);
  const beside = (other: readonly string[] | undefined) => other?.[inside(row, other.length)];
  switch (key) {
    case 'ArrowDown':
      return column[row + 1];
    case 'ArrowUp':
      return column[row - 1];
    case 'ArrowRight':
      return beside(days[day + 1]);
    case 'ArrowLeft':
      return beside(days[day - 1]);
    case 'Home':
      return column[0];
    case 'End':
      return column.at(-1);
    default:
      return undefined;
  }
}
