import type { MapReply } from '@pokriv/contracts/search/search';

/** Clusters of the server do not name their listings, so their counts include hidden ones. */
export function withoutHidden(reply: MapReply | undefined, hidden: readonly string[]): MapReply | undefined {
  if (!reply || hidden.length === 0) return reply;
  const ids = new Set(hidden);
  return { ...reply, pins: reply.pins.filter(({ id }) => !ids.has(id)) };
}
