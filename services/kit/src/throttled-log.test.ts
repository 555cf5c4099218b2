import { throttledLog } from './throttled-log.ts';

describe('throttledLog', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('writes one line a minute with the number suppressed before it', () => {
    const written: number[] = [];
    const inAMinute = throttledLog();
    const write = (leftOut: number) => void written.push(leftOut);
    for (let line = 0; line < 5; line += 1) inAMinute(write);
    expect(written).toEqual([0]);
    jest.advanceTimersByTime(60_000);
    inAMinute(write);
    inAMinute(write);
    expect(written).toEqual([0, 4]);
  });
});
