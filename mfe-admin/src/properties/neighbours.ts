interface Neighbours {
  next: string | undefined;
  previous: string | undefined;
}

/** Ids before and after the open listing; the first id is next when none is open. */
export function neighboursOf(ids: readonly string[], open: string | undefined): Neighbours {
  const here = open === undefined ? -1 : ids.indexOf(open);
  if (here === -1) return { next: ids[0], previous: undefined };
  return { next: ids[here + 1], previous: ids[here - 1] };
}
