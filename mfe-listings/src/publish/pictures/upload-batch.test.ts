import { inChosenOrder } from './upload-batch.ts';

const images = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('inChosenOrder', () => {
  it('sorts the chosen pictures within their own positions, others stay', () => {
    expect(ids(inChosenOrder(images('x', 'c', 'a', 'y', 'b'), ['a', 'b', 'c']))).toBe('xabyc');
  });

  it('ignores missing pictures', () => {
    expect(ids(inChosenOrder(images('b', 'x'), ['a', 'b']))).toBe('bx');
  });
});
