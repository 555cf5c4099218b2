import { nextMailText } from './next-mail.ts';

const now = new Date('2026-11-24T05:00:00Z');

describe('nextMailText', () => {
  it.each([
    ['2026-11-24T06:00:00Z', 'днес в 8:00'],
    ['2026-11-24T12:35:00Z', 'днес в 14:35'],
    ['2026-11-24T22:30:00Z', 'утре в 0:30'],
    ['2026-11-25T06:00:00Z', 'утре в 8:00'],
    ['2026-11-30T06:00:00Z', 'понеделник, 30 ноември в 8:00'],
  ])('names %s by the calendar of Sofia', (at, text) => {
    expect(nextMailText(at, now)).toBe(text);
  });

  it('keeps eight o’clock across the change of clocks', () => {
    const evening = new Date('2026-10-24T15:00:00Z');
    expect(nextMailText('2026-10-25T06:00:00Z', evening)).toBe('утре в 8:00');
  });
});
