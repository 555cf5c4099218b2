/** Memoizes an expensive read for `ms`, single-flight: concurrent callers share one read. Failures are not cached. */
export function cachedReads<Key, Result>(
  ms: number,
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const kept = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const reading = read(key);
    const forget = () => void kept.delete(key);
    kept.set(key, reading);
    reading.then(() => void setTimeout(forget, ms).unref(), forget);
    return reading;
  };
}
