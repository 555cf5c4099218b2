/** Lower edges in leva: steps of 100 to 2000, 250 to 4000, 1000 to 10000, 10000 above; 38 buckets in all. */
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, index) => from + index * by);
const edges: readonly number[] = [
  ...steps(0, 2000, 100),
  ...steps(2000, 4000, 250),
  ...steps(4000, 10_000, 1000),
  ...steps(10_000, 50_000, 10_000),
];

export const BUCKETS = edges.length;

/** The bucket of a rent in leva. */
export function priceBucket(price: number): number {
  const above = edges.findIndex((edge) => edge > price);
  return (above === -1 ? BUCKETS : Math.max(above, 1)) - 1;
}

/** The least rent of a bucket. */
export const bucketFloor = (bucket: number): number => edges[bucket] ?? 0;

/** Every bucket that a price range touches, so that a range becomes a list of equalities. */
export function bucketsBetween(min = 0, max = Infinity): number[] {
  const first = priceBucket(min);
  const last = priceBucket(max);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
