const MINUTE_MS = 60_000;

/** Throttles a log line that outsiders can trigger: one per interval, with the number suppressed before it. */
export function throttledLog(everyMs = MINUTE_MS): (write: (leftOut: number) => void) => void {
  let quietUntil = 0;
  let leftOut = 0;
  return (write) => {
    const now = Date.now();
    if (now < quietUntil) {
      leftOut += 1;
      return;
    }
    write(leftOut);
    quietUntil = now + everyMs;
    leftOut = 0;
  };
}
