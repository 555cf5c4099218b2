import { inBatches } from './batches.ts';

async function* rows(count: number) {
  for (let row = 1; row <= count; row += 1) yield row;
}
async function batchesOf(count: number): Promise<number[][]> {
  const batches: number[][] = [];
  for await (const batch of inBatches(rows(count), 2)) batches.push(batch);
  return batches;
}

describe('inBatches', () => {
  it.each([
    [0, []],
    [1, [[1]]],
    [2, [[1, 2]]],
    [5, [[1, 2], [3, 4], [5]]],
  ])('splits %i rows into ordered, non-empty batches', async (count, batches) => {
    expect(await batchesOf(count)).toEqual(batches);
  });
});
