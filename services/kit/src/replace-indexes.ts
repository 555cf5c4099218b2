import type { mongo } from 'mongoose';

export interface NewIndex {
  key: Readonly<Record<string, 1 | -1>>;
  name: string;
  for?: string;
}

/**
 * Creates the new indexes before dropping the replaced ones. For migrations of the first release only: later, one
 * release creates and the next drops (`dropIndexes`), since instances of the last release still use the old indexes.
 */
export async function replaceIndexes(
  collection: Pick<mongo.Collection, 'createIndexes' | 'dropIndex' | 'indexes'>,
  wanted: readonly NewIndex[],
): Promise<void> {
  await collection.createIndexes(wanted.map(({ key, name }) => ({ key: { ...key }, name })));
  const known = (await collection.indexes()).map(({ name }) => name);
  for (const { for: old } of wanted) if (old && known.includes(old)) await collection.dropIndex(old);
}
