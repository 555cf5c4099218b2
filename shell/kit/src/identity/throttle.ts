/** Allows one action per gap, in ms (spec §5). */
export function createThrottle(gap: number) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** A clock that was set back counts as a passed gap. */
    isFree: (): boolean => {
      const since = Date.now() - last;
      return since >= gap || since < 0;
    },
    begin: (): void => {
      last = Date.now();
    },
  };
}
