import type { mongo } from 'mongoose';

export interface NewIndex {
  key: Readonly<Record<string, 1 | -1>>;
  name: string;
  /** The one in whose place it comes. */
  for?: string;
}

/** Makes indexes and drops those that they replace: new ones first, so that no list is without one meanwhile. */
export async function replaceIndexes(
  collection: Pick<mongo.Collection, 'createIndexes' | 'dropIndex' | 'indexes'>,
  wanted: readonly NewIndex[],
): Promise<void> {
  await collection.createIndexes(wanted.map(({ key, name }) => ({ key: { ...key }, name })));
  const known = (await collection.indexes()).map(({ name }) => name);
  for (const { for: old } of wanted) if (old && known.includes(old)) await collection.dropIndex(old);
}
