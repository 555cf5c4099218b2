import { ClusterError, type ClusterClient } from './client.ts';
import { indexBody } from './documents.ts';

const NOT_FOUND = 404;
/** Timeout in ms: changes of the cluster state wait for all nodes. */
const ADMIN_MS = 60_000;

/** Creation time at the end of a name; NaN when the name is not one of ours. */
export const createdAt = (index: string): number => Number(/-(?<ms>\d+)$/u.exec(index)?.groups?.ms ?? NaN);

/**
 * Indexes behind an alias. The alias ends with a hash of the fields, an index is named by its alias and the
 * time of its creation: `listings-<hash>`, `listings-<hash>-<ms>`.
 */
export function indices(client: ClusterClient, alias: string) {
  const first = `${alias}-`;
  const ofAnyRelease = alias.slice(0, alias.lastIndexOf('-') + 1);
  const starting = async (beginning: string) =>
    Object.keys((await client.call('GET', `/${beginning}*/_settings`)) as Record<string, unknown>);
  /** Names of all indexes of this alias, including those not in use. */
  const names = () => starting(first);
  const remove = (index: string) => client.call('DELETE', `/${index}`, { timeoutMs: ADMIN_MS });
  return {
    names,
    remove,

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

    /** Points the alias at an index atomically and deletes its others; other releases keep theirs. Idempotent. */
    async serve(index: string): Promise<void> {
      await client.call('POST', `/${index}/_refresh`, { timeoutMs: ADMIN_MS });
      const actions = [
        { remove: { index: `${first}*`, alias, must_exist: false } },
        { add: { index, alias } },
      ];
      await client.call('POST', '/_aliases', { body: { actions }, timeoutMs: ADMIN_MS });
      for (const other of (await names()).filter((name) => name !== index)) await remove(other);
    },

    /** Indexes with other fields, by their alias. */
    async ofOtherReleases(): Promise<Map<string, string[]>> {
      const others = (await starting(ofAnyRelease)).filter(
        (name) => !name.startsWith(first) && !Number.isNaN(createdAt(name)),
      );
      const aliases = new Set(others.map((name) => name.slice(0, name.lastIndexOf('-'))));
      return new Map([...aliases].map((one) => [one, others.filter((name) => name.startsWith(`${one}-`))]));
    },
  };
}
