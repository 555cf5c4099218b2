import { createThrottle } from './throttle.ts';

afterEach(() => jest.useRealTimers());

it('createThrottle is free at first, busy within the gap and free after it', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const throttle = createThrottle(5000);
  expect(throttle.isFree()).toBe(true);
  throttle.begin();
  expect(throttle.isFree()).toBe(false);
  jest.advanceTimersByTime(4999);
  expect(throttle.isFree()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(throttle.isFree()).toBe(true);
});

it('createThrottle ignores a clock that was set back', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const throttle = createThrottle(5000);
  throttle.begin();
  jest.setSystemTime(900_000);
  expect(throttle.isFree()).toBe(true);
});
