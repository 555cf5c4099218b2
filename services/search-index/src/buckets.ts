/** The last bucket with a lower edge up to the value; the first one also includes smaller values. */
export function bucketOf(edges: readonly number[], value: number): number {
  let from = 0;
  let to = edges.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((edges[middle] ?? Infinity) <= value) from = middle + 1;
    else to = middle;
  }
  return Math.max(from - 1, 0);
}

export interface BucketRange {
  buckets: string[];
  /** Buckets partly in the range: their values have to be compared. */
  edges: string[];
}

export function bucketsBetween(edges: readonly number[], least: number, most: number): BucketRange {
  const [first, last] = [bucketOf(edges, least), bucketOf(edges, most)];
  const buckets = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
  const isCut = least > -Infinity && (first === 0 || least > (edges[first] ?? 0));
  return {
    buckets,
    edges: [...(isCut ? [String(first)] : []), ...(most < Infinity ? [String(last)] : [])],
  };
}
