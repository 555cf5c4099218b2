import { pick } from './pick.ts';

const items = Array.from({ length: 100 }, (_, index) => index);
const options = { count: 10, seed: 7, keyOf: String };

describe('pick', () => {
  it('picks the same items for the same seed, and others for another one', () => {
    const picked = pick(items, options);
    expect(picked).toHaveLength(10);
    expect(pick(items, options)).toEqual(picked);
    expect(pick(items, { ...options, seed: 8 })).not.toEqual(picked);
  });

  it('picks one item for each key', () => {
    const picked = pick(items, { ...options, count: 50, keyOf: (item) => String(item % 5) });
    expect(picked.map((item) => item % 5).sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
