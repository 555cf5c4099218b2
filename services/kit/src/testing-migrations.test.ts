import { dropIndexes } from './drop-indexes.ts';
import type { Migration } from './migrations.ts';
import { replaceIndexes } from './replace-indexes.ts';
import { problemsOf } from './testing-migrations.ts';

const first: Migration = {
  id: 1,
  name: 'things',
  up: async (connection) => {
    await connection.collection('things').createIndex({ name: 1 }, { name: 'by name' });
  },
};
const expand: Migration = {
  id: 2,
  name: 'things by name and age',
  release: '1.9.0',
  up: async (connection) => {
    await connection.collection('things').createIndex({ name: 1, age: 1 }, { name: 'by name and age' });
  },
};
const contract = { id: 3, name: 'no names alone', indexes: { things: ['by name'] } };

const check = (...migrations: Migration[]) => problemsOf({ migrations, firstReleaseUpTo: 1 });

describe('the check of migrations', () => {
  it('accepts an index that is dropped in the release after the last that uses it', async () => {
    const drop = dropIndexes({ ...contract, release: '1.10.0', unusedSince: '1.9.0' });
    expect(await check(first, expand, drop)).toEqual([]);
  });

  it('refuses one that is dropped in the same release', async () => {
    const drop = dropIndexes({ ...contract, release: '1.9.0', unusedSince: '1.9.0' });
    expect(await check(first, expand, drop)).toEqual([
      '3 no names alone: drops indexes in 1.9.0 that are in use until 1.9.0',
    ]);
  });

  it('refuses a migration that replaces an index at once', async () => {
    const up: Migration['up'] = (connection) =>
      replaceIndexes(connection.collection('things'), [{ key: { age: 1 }, name: 'by age', for: 'by name' }]);
    expect(await check(first, { ...expand, up })).toEqual([
      '2 things by name and age: drops things.by name without dropIndexes',
    ]);
    expect(await problemsOf({ migrations: [first, { ...expand, up }], firstReleaseUpTo: 2 })).toEqual([]);
  });

  it('refuses a migration after the first release that names none', async () => {
    expect(await check(first, { ...expand, release: undefined })).toEqual([
      '2 things by name and age: names no release',
    ]);
  });

  it('refuses two migrations with one id', async () => {
    expect(await check(first, expand, { ...expand, name: 'things by age' })).toEqual([
      '2 things by age: has the id of another migration',
    ]);
  });
});

describe('dropIndexes', () => {
  it('drops what is there, any number of times', async () => {
    const drop = dropIndexes({ ...contract, release: '1.10.0', unusedSince: '1.9.0' });
    const seen: unknown[] = [];
    const twice: Migration = {
      ...drop,
      up: async (connection) => {
        await drop.up(connection);
        await drop.up(connection);
        seen.push((await connection.collection('things').indexes()).map(({ name }) => name));
      },
    };
    expect(await check(first, expand, twice)).toEqual([]);
    expect(seen).toEqual([['_id_', 'by name and age']]);
  });
});
