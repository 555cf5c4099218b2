import { SearchIndex, selectByKey } from './index.ts';

const schema = { numbers: {}, points: [], sets: [], orders: [] } as const;
const idOf = (number: number) => String(number).padStart(24, '0');

/** Rows in descending order of their ids, so that a tie by row is no tie by id. */
const keys = [2, 1, 2, 3, 1];
const inOrder = [4, 1, 2, 0, 3];

function filled() {
  const index = new SearchIndex(schema);
  for (const row of keys.keys())
    index.put({ id: idOf(9 - row), numbers: {}, points: {}, sets: {} } as Parameters<typeof index.put>[0]);
  const select = (span: Parameters<typeof selectByKey>[3]) =>
    selectByKey(index, index.all(), (row) => keys[row] ?? NaN, span);
  return { select };
}

describe('selectByKey', () => {
  it('reads pages in order of the key, then of the id', () => {
    const { select } = filled();
    for (const skip of [0, 1, 2, 3, 4, 5, 6])
      expect(select({ skip, take: 2 })).toEqual(inOrder.slice(skip, skip + 2));
  });

  it('goes on after a place, also between equal keys', () => {
    const { select } = filled();
    for (const [at, row] of inOrder.entries())
      expect(select({ after: { value: keys[row] ?? NaN, id: idOf(9 - row) }, take: 9 })).toEqual(
        inOrder.slice(at + 1),
      );
  });
});
