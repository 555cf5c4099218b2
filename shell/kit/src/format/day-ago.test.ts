import { formatDayAgo } from './day-ago.ts';

const now = new Date('2026-06-15T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatDayAgo', () => {
  it.each([
    ['2026-06-15T11:18:00Z', 'днес'],
    ['2026-06-14T21:30:00Z', 'днес'],
    ['2026-06-14T20:30:00Z', 'вчера'],
    ['2026-06-12T12:00:00Z', 'преди 3 дни'],
    ['2026-05-16T12:00:00Z', 'преди 30 дни'],
    ['2026-05-15T12:00:00Z', '15.05.2026'],
    ['2026-05-10T12:00:00Z', '10.05.2026'],
    ['2026-06-16T12:00:00Z', '16.06.2026'],
    ['2026-06-20T12:00:00Z', '20.06.2026'],
  ])('formats %s by the calendar of Sofia as „%s“', (value, text) => {
    expect(plain(formatDayAgo(value, now))).toBe(text);
  });

  it('returns the fallback text without a date', () => {
    expect(formatDayAgo(undefined, now)).toBe('Неизвестна дата');
    expect(formatDayAgo('вчера', now)).toBe('Невалидна дата');
  });
});
