import { entryOf, type IndexedCard } from '../listing-index.ts';
import { ClusterError, type BulkResult, type ClusterClient } from './client.ts';
import { documentOf } from './documents.ts';

export type Write = { id: string; version: number; card?: IndexedCard };

const BULK_MS = 60_000;
/** Timeout in ms while a person waits. */
const AWAITED_MS = 5000;
/** The index already has a newer version, or the deleted document did not exist. */
const HARMLESS = new Set([409, 404]);

/**
 * Writes documents, or deletes them without a card. Idempotent and independent of order: an older version
 * never replaces a newer one.
 * @param isAwaited resolves once searches see the writes
 * @throws ClusterError when a document was not written
 */
export async function writeDocuments(
  client: ClusterClient,
  index: string,
  { writes, isAwaited }: { writes: readonly Write[]; isAwaited?: boolean },
): Promise<void> {
  if (writes.length === 0) return;
  const body = writes.flatMap(({ id, version, card }): object[] => {
    const target = { _index: index, _id: id, version, version_type: 'external_gte' };
    return card ? [{ index: target }, documentOf(entryOf(card))] : [{ delete: target }];
  });
  const path = `/_bulk?require_alias=${isAwaited === true}&refresh=${isAwaited ? 'wait_for' : 'false'}`;
  const { items } = (await client.call('POST', path, {
    body,
    timeoutMs: isAwaited ? AWAITED_MS : BULK_MS,
  })) as BulkResult;
  const failed = items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status >= 300 && !HARMLESS.has(status));
  if (failed) throw new ClusterError(`a write of ${failed._id}`, failed.status, failed.error?.reason ?? '');
}
