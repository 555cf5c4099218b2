import { endOf } from './suspension-term.tsx';

it('a suspension lasts a number of days or has no end', () => {
  const now = new Date('2026-06-15T12:00:00.000Z');
  expect(endOf('7', now)).toBe('2026-06-22T12:00:00.000Z');
  expect(endOf('30', now)).toBe('2026-07-15T12:00:00.000Z');
  expect(endOf('none', now)).toBeNull();
});
