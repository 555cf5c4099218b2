const PAGE = 10;

/**
 * Next index in a listbox, wrapping around.
 * @param active −1 without an active option
 * @returns undefined for other keys
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
