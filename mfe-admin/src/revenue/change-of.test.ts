import { changeOf } from './change-of.ts';

it('changeOf returns percent of the previous sum, null without one', () => {
  expect(changeOf(1500, 1000)).toBe(50);
  expect(changeOf(999, 1998)).toBe(-50);
  expect(changeOf(1000, 1000)).toBe(0);
  expect(changeOf(-500, 1000)).toBe(-150);
  expect(changeOf(1000, 0)).toBeNull();
});
