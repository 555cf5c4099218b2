import { addDays, clockOf, fromLocalInput, timeText, toLocalInput, weekOf } from './sofia-time.ts';

describe('sofia time', () => {
  it('shows wall time in Sofia in winter and in summer', () => {
    expect([clockOf('2026-11-24T12:30:00Z'), clockOf('2026-07-24T12:30:00Z')]).toEqual(['14:30', '15:30']);
  });

  it('reads as a day and a time, with the end as a range', () => {
    expect(timeText('2026-11-24T12:30:00Z', '2026-11-24T12:50:00Z')).toBe('вторник, 24 ноември, 14:30–14:50');
  });

  it.each([
    ['2026-11-24T14:30', '2026-11-24T12:30:00.000Z'],
    ['2026-07-24T14:30', '2026-07-24T11:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
    ['2027-03-28T03:30', undefined],
    ['', undefined],
    ['2026-13-01T10:00', undefined],
  ])('reads the wall time %s as %s', (local, instant) => {
    expect(fromLocalInput(local)).toBe(instant);
  });

  it('writes the value of an input in wall time', () => {
    expect(toLocalInput('2026-11-24T22:30:00Z')).toBe('2026-11-25T00:30');
  });

  it('knows the week of a day, from Monday to Sunday', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-29').at(0)).toBe('2026-11-23');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  });
});
