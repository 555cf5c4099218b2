const PAGE = 10;

/**
 * Index after a key in a listbox; the arrows wrap around.
 * @param active −1 when no option is active
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
