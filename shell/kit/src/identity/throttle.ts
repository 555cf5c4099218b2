/** Allows one action per gap of ms (spec §5). */
export function createThrottle(gap: number) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** A clock set back counts as a passed gap. */
    isFree: (): boolean => {
      const since = Date.now() - last;
      return since >= gap || since < 0;
    },
    begin: (): void => {
      last = Date.now();
    },
  };
}
