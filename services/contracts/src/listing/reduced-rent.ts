/** Free of zod: pages load it. */
interface PastRent {
  price: { cents: number };
  at: string | Date;
}

/** A price counts only when it was held for at least a week, so that a cut right after publishing is no reduction. */
const HELD_MS = 7 * 24 * 3_600_000;

const timeOf = ({ at }: PastRent): number => new Date(at).getTime();

/** Whether the last rent is lower than the one before it and than the last one that was held. @param history oldest first */
export function isReduced(history: readonly PastRent[]): boolean {
  const [last, before] = history.toReversed();
  if (!last || !before || last.price.cents >= before.price.cents) return false;
  const held = history.findLast((rent, index) => {
    const next = history[index + 1];
    return next !== undefined && timeOf(next) - timeOf(rent) >= HELD_MS;
  });
  return held !== undefined && last.price.cents < held.price.cents;
}
