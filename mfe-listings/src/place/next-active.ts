/** How far the page keys go in a list of choices. */
const PAGE = 10;

/**
 * Where a key leads in a list of choices; the arrows go round.
 * @param active −1 while none is
 * @returns undefined for a key that does not move
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? Math.min(0, last) : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(Math.min(0, last), active - PAGE);
    case 'Home':
      return Math.min(0, last);
    case 'End':
      return last;
    default:
      return undefined;
  }
}
