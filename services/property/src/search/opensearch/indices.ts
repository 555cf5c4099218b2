import { createHash } from 'node:crypto';

import { ClusterError, type ClusterClient } from './client.ts';
import { indexBody } from './documents.ts';

const NOT_FOUND = 404;
const HASH = 8;
/** Timeout in ms: changes of the cluster state wait for all nodes. */
const ADMIN_MS = 60_000;

const fieldsHash = () =>
  createHash('sha256')
    .update(JSON.stringify(indexBody(1)))
    .digest('hex')
    .slice(0, HASH);

/** Indexes behind an alias; their names contain creation time and a hash of the fields. */
export function indices(client: ClusterClient, alias: string) {
  const first = `${alias}-${fieldsHash()}-`;
  /** Names of all indexes, including those not in use. */
  const names = async () =>
    Object.keys((await client.call('GET', `/${alias}-*/_settings`)) as Record<string, unknown>);
  return {
    names,

    /** Whether an index exists and has the fields of this release. */
    async isUsable(index: string): Promise<boolean> {
      if (!index.startsWith(first)) return false;
      try {
        await client.call('GET', `/${index}/_settings`);
        return true;
      } catch (error) {
        if (error instanceof ClusterError && error.status === NOT_FOUND) return false;
        throw error;
      }
    },

    async create(shards: number): Promise<string> {
      const index = `${first}${Date.now()}`;
      await client.call('PUT', `/${index}`, { body: indexBody(shards), timeoutMs: ADMIN_MS });
      return index;
    },

    /** Points the alias at an index atomically and deletes all others. Idempotent. */
    async serve(index: string): Promise<void> {
      await client.call('POST', `/${index}/_refresh`, { timeoutMs: ADMIN_MS });
      const actions = [
        { remove: { index: `${alias}-*`, alias, must_exist: false } },
        { add: { index, alias } },
      ];
      await client.call('POST', '/_aliases', { body: { actions }, timeoutMs: ADMIN_MS });
      for (const other of (await names()).filter((name) => name !== index))
        await client.call('DELETE', `/${other}`, { timeoutMs: ADMIN_MS });
    },
  };
}
