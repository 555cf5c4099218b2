import type { Connection } from 'mongoose';

import type { Migration } from './migrations.ts';

interface IndexesToDrop {
  id: number;
  name: string;
  /** Product version, as `1.2.0`. */
  release: string;
  /** Release that stopped using the indexes: an earlier one, whose instances may still run during the upgrade. */
  unusedSince: string;
  /** Index names by collection. */
  indexes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Contract step of expand and contract (CONTRIBUTING.md): during a rolling upgrade instances of the last release
 * still use their indexes. Idempotent.
 */
export function dropIndexes({ indexes, ...migration }: IndexesToDrop): Migration {
  return {
    ...migration,
    up: (connection) => dropKnown(connection, indexes),
  };
}

/** Drops the named indexes that exist. Idempotent. */
export async function dropKnown(connection: Connection, indexes: IndexesToDrop['indexes']): Promise<void> {
  for (const [name, unused] of Object.entries(indexes)) {
    const collection = connection.collection(name);
    const known = new Set((await collection.indexes()).map((index) => index.name));
    for (const index of unused) if (known.has(index)) await collection.dropIndex(index);
  }
}
