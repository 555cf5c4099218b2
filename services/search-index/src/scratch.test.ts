import { Scratch } from './scratch.ts';

describe('Scratch', () => {
  it('lends a bit set again once it is given back, and not before', () => {
    const scratch = new Scratch();
    const one = scratch.any(8);
    const other = scratch.any(8);
    expect(other.buffer).not.toBe(one.buffer);
    scratch.giveBack(one, other);
    expect(new Set([scratch.any(8).buffer, scratch.any(8).buffer])).toEqual(
      new Set([one.buffer, other.buffer]),
    );
  });

  it('takes back everything at the next await, each bit set once', async () => {
    const scratch = new Scratch();
    const [one, other] = [scratch.any(8), scratch.any(8)];
    scratch.giveBack(one);
    await Promise.resolve();
    scratch.giveBack(one, other);
    const again = [scratch.any(8).buffer, scratch.any(8).buffer];
    expect(new Set(again)).toEqual(new Set([one.buffer, other.buffer]));
    expect(again).not.toContain(scratch.any(8).buffer);
  });

  it('empties what was used before', () => {
    const scratch = new Scratch();
    scratch.giveBack(scratch.any(4).fill(-1));
    expect([...scratch.empty(4)]).toEqual([0, 0, 0, 0]);
    const bits = Int32Array.from([1, 2, 3]);
    expect(scratch.copyOf(bits)).toEqual(bits);
  });

  it('lends sets as large as the grown index asks for, and the same memory while it grows a little', () => {
    const scratch = new Scratch();
    const small = scratch.any(10);
    scratch.giveBack(small);
    const more = scratch.any(11);
    expect([more.length, more.buffer]).toEqual([11, small.buffer]);
    scratch.giveBack(more);
    const large = scratch.any(5000).fill(-1);
    expect(large.every((word) => word === -1)).toBe(true);
    expect(large.length).toBe(5000);
  });
});
