import type { Connection } from 'mongoose';

import { connectMongo } from './mongo.ts';
import { COUNTED_MOST, readPage, type PageQuestion } from './paging.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

interface Row {
  _id: string;
  kind: string;
  rank?: number;
}

describe('readPage', () => {
  let connection: Connection;
  const rows = () => connection.collection<Row>('rows');
  const few: Row[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((_id, at) => ({
    ...{ _id, kind: 'few' },
    ...(at !== 3 && { rank: at % 3 }),
  }));
  const many = Array.from({ length: COUNTED_MOST + 5 }, (_row, at) => ({
    _id: `m${String(at).padStart(5, '0')}`,
    kind: 'many',
    rank: 9,
  }));

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('kit'));
    await rows().createIndex({ kind: 1, rank: -1, _id: -1 }, { name: 'by kind' });
    await rows().insertMany([...few, ...many]);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const read = async (question: Partial<PageQuestion<Row>>) => {
    const order = { rank: -1, _id: -1 } as const;
    const { found, pagination } = await readPage(rows(), {
      ...{ where: { kind: 'few' }, order, page: 1, limit: 2 },
      ...question,
    });
    return { ids: found.map(({ _id }) => _id), pagination };
  };

  it('reads the same order from both ends, including rows without the sort field', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read({ page })));
    expect(pages.map(({ ids }) => ids)).toEqual([['f', 'c'], ['e', 'b'], ['g', 'a'], ['d'], []]);
    expect(pages.map(({ pagination }) => pagination.hasNext)).toEqual([true, true, true, false, false]);
    expect(pages[3]?.pagination).toMatchObject({ total: 7, totalPages: 4 });
    expect(pages[3]?.pagination.totalIsMinimum).toBeUndefined();
  });

  it('reaches the last row of a whole collection', async () => {
    const page = Math.ceil((few.length + many.length) / 20);
    const { ids, pagination } = await read({ where: {}, page, limit: 20 });
    expect(ids.at(-1)).toBe('d');
    expect(pagination).toMatchObject({ total: few.length + many.length, hasNext: false });
  });

  it('reports a total above the count limit as a minimum and reads the pages beyond', async () => {
    const where = { kind: 'many' };
    const limit = 50;
    const last = COUNTED_MOST / limit;
    const { ids, pagination } = await read({ where, page: last, limit });
    expect(ids).toHaveLength(limit);
    expect(pagination).toMatchObject({ total: COUNTED_MOST, totalIsMinimum: true, hasNext: true });
    const behind = await read({ where, page: last + 1, limit });
    expect(behind.ids).toEqual(['m00004', 'm00003', 'm00002', 'm00001', 'm00000']);
    expect(behind.pagination.hasNext).toBe(false);
  });

  it('uses the index of the hint', async () => {
    const indexes = { filter: 'by kind' };
    expect((await read({ indexes })).ids).toEqual(['f', 'c']);
    await expect(read({ indexes: { filter: 'no such index' } })).rejects.toThrow('hint');
  });
});
