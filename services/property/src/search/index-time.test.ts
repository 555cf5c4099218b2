import { IndexTime } from './index-time.ts';

const at = (seconds: number) => new Date(1_790_000_000_000 + 1000 * seconds);

describe('IndexTime', () => {
  it('is the time of the last change', () => {
    const time = new IndexTime(at(0));
    time.applied(at(10));
    time.applied(at(12));
    expect(time.asOf).toEqual(at(12));
  });

  it('is stable while nothing changes, but for one step past the last change after two minutes', () => {
    const time = new IndexTime(at(0));
    time.applied(at(10));
    const seen = new Set<number>();
    for (let second = 11; second < 4000; second += 1) {
      time.read(at(second));
      seen.add(time.asOf.getTime());
    }
    expect([...seen]).toEqual([at(10).getTime(), at(100).getTime()]);
  });

  it('is moved only when the stream was read to its end after two minutes', () => {
    const time = new IndexTime(at(0));
    time.applied(at(10));
    // the stream was broken; changes of this read are applied one by one
    time.read(at(4000));
    expect(time.asOf).toEqual(at(10));
    time.applied(at(20));
    time.read(at(4001));
    expect(time.asOf).toEqual(at(20));
    time.applied(at(3990));
    time.read(at(4002));
    time.read(at(4003));
    expect(time.asOf).toEqual(at(3990));
  });
});
