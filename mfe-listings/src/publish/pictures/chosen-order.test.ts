import { inChosenOrder } from './chosen-order.ts';

const images = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('pictures in the order in which they were chosen', () => {
  it('stand so among the places that they have, others stay', () => {
    expect(ids(inChosenOrder(images('x', 'c', 'a', 'y', 'b'), ['a', 'b', 'c']))).toBe('xabyc');
  });

  it('may be missing', () => {
    expect(ids(inChosenOrder(images('b', 'x'), ['a', 'b']))).toBe('bx');
  });
});
