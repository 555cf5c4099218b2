import { isFresh } from './card-badges.tsx';

describe('isFresh', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['this moment', '2026-11-21T12:00:00Z', true],
    ['less than two days ago', '2026-11-19T12:00:01Z', true],
    ['two days ago', '2026-11-19T12:00:00Z', false],
    ['in the future', '2026-11-21T12:00:01Z', false],
    ['never', undefined, false],
  ])('for a listing published %s', (_, publishedAt, expected) => {
    expect(isFresh(publishedAt, now)).toBe(expected);
  });
});
