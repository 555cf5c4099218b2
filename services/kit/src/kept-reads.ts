/**
 * Reads that cost much and may be a little old: each is done once at a time, and its result is given to all who ask for
 * a while. A failure is not kept.
 * @param ms how long a result is given out
 */
export function keptReads<Key, Result>(
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
