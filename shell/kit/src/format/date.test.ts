import { formatDate } from './date.ts';
import type { DateLike } from './to-date.ts';

const MOMENT = '2026-03-05T22:30:00Z'; // Already the 6th in Sofia.
const SECONDS = Date.parse(MOMENT) / 1000;

describe('formatDate', () => {
  it.each<[string, DateLike]>([
    ['an ISO string', MOMENT],
    ['a Date', new Date(MOMENT)],
    ['milliseconds', SECONDS * 1000],
    ['seconds', SECONDS],
    ['a timestamp object', { seconds: SECONDS }],
  ])('reads %s', (_what, value) => {
    expect(formatDate(value)).toBe('6 март 2026\u00a0г.');
  });

  it('writes each day of a year like the browser, with a time and without', () => {
    const sofia = new Intl.DateTimeFormat('bg-BG', {
      timeZone: 'Europe/Sofia',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    for (let day = 0; day < 365; day += 1) {
      const midnight = Date.parse('2026-01-01') + day * 86_400_000;
      for (const moment of [midnight, midnight + 79_200_000]) {
        const parts = Object.fromEntries(sofia.formatToParts(moment).map(({ type, value }) => [type, value]));
        expect(formatDate(new Date(moment))).toBe(`${parts.day} ${parts.month} ${parts.year}\u00a0г.`);
      }
    }
  });

  it('writes day, month and year with dots', () => {
    expect(formatDate(MOMENT, 'short')).toBe('06.03.2026');
  });

  it('uses the time zone of Sofia', () => {
    expect(formatDate(MOMENT, 'moment')).toBe('06.03.2026, 00:30');
  });

  it.each<[DateLike]>([[undefined], [null], ['']])('calls %p an unknown date', (value) => {
    expect(formatDate(value)).toBe('Неизвестна дата');
  });

  it.each<[DateLike]>([['вчера'], [Number.NaN], [{} as { seconds: number }], [new Date(Number.NaN)]])(
    'calls %p an invalid date',
    (value) => {
      expect(formatDate(value)).toBe('Невалидна дата');
    },
  );

  it('returns the fallback text instead of throwing', () => {
    const broken = {
      get seconds(): number {
        throw new Error('gone');
      },
    };
    expect(formatDate(broken)).toBe('Грешка при форматиране на датата');
  });
});
