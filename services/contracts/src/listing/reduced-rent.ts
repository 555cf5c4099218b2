/** Price reductions. Free of zod: pages load it. */
interface PastRent {
  price: { cents: number };
  at: string | Date;
}

/** Minimum duration of a price, which excludes a cut right after publishing. */
const HELD_MS = 7 * 24 * 3_600_000;

const timeOf = ({ at }: PastRent): number => new Date(at).getTime();

/** Whether the last rent is below the previous one and the last one of a week or longer. @param history oldest first */
export function isReduced(history: readonly PastRent[]): boolean {
  const [last, before] = history.toReversed();
  if (!last || !before || last.price.cents >= before.price.cents) return false;
  const held = history.findLast((rent, index) => {
    const next = history[index + 1];
    return next !== undefined && timeOf(next) - timeOf(rent) >= HELD_MS;
  });
  return held !== undefined && last.price.cents < held.price.cents;
}
