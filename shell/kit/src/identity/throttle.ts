/** Something that is not to be done twice within a time, in ms (spec §5). */
export function createThrottle(gap: number) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** A clock that was set back does not count. */
    isFree: (): boolean => {
      const since = Date.now() - last;
      return since >= gap || since < 0;
    },
    begin: (): void => {
      last = Date.now();
    },
  };
}
