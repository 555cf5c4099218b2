import { changeOf } from './change-of.ts';

it('a change is told in percent of what was before, when there was something', () => {
  expect(changeOf(1500, 1000)).toBe(50);
  expect(changeOf(999, 1998)).toBe(-50);
  expect(changeOf(1000, 1000)).toBe(0);
  expect(changeOf(-500, 1000)).toBe(-150);
  expect(changeOf(1000, 0)).toBeNull();
});
