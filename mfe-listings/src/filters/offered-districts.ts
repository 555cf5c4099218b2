export interface OfferedDistrict {
  name: string;
  count: number | undefined;
}

/** Districts with listings by descending count, plus selected ones. */
export function offeredDistricts(
  counts: Readonly<Record<string, number>> | undefined,
  chosen: readonly string[],
): OfferedDistrict[] {
  const names = new Set([...Object.keys(counts ?? {}), ...chosen]);
  return [...names]
    .map((name) => ({ name, count: counts && (counts[name] ?? 0) }))
    .toSorted(
      (first, second) =>
        (second.count ?? 0) - (first.count ?? 0) || first.name.localeCompare(second.name, 'bg'),
    );
}
