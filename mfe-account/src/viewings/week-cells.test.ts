import { weekOf } from './week-cells.ts';

describe('weekOf', () => {
  it('returns the week of a day, from Monday to Sunday', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-29').at(0)).toBe('2026-11-23');
  });
});
