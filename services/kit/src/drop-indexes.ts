import type { Connection } from 'mongoose';

import type { Migration } from './migrations.ts';

interface IndexesToDrop {
  id: number;
  name: string;
  /** Of the product, `1.2.0`. */
  release: string;
  /** Release that stopped using them: an earlier one, whose copies may still run during the upgrade. */
  unusedSince: string;
  /** Names of indexes by collection. */
  indexes: Readonly<Record<string, readonly string[]>>;
}

/**
 * The contract step of expand and contract (CONTRIBUTING.md): during a rolling upgrade the copies of the last release
 * still read by their indexes. Repeatable.
 */
export function dropIndexes({ indexes, ...migration }: IndexesToDrop): Migration {
  return {
    ...migration,
    up: (connection) => dropKnown(connection, indexes),
  };
}

/** Drops those of the named indexes that exist. Repeatable. */
export async function dropKnown(connection: Connection, indexes: IndexesToDrop['indexes']): Promise<void> {
  for (const [name, unused] of Object.entries(indexes)) {
    const collection = connection.collection(name);
    const known = new Set((await collection.indexes()).map((index) => index.name));
    for (const index of unused) if (known.has(index)) await collection.dropIndex(index);
  }
}
