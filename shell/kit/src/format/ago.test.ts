import { formatAgo } from './ago.ts';

const now = new Date('2026-06-15T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatAgo', () => {
  it.each([
    ['2026-06-15T11:59:40Z', 'току-що'],
    ['2026-06-15T12:00:20Z', 'току-що'],
    ['2026-06-15T12:01:00Z', 'току-що'],
    ['2026-06-15T12:01:01Z', '15.06.2026'],
    ['2026-06-15T11:59:00Z', 'преди 1 минута'],
    ['2026-06-15T11:15:00Z', 'преди 45 минути'],
    ['2026-06-15T11:00:00Z', 'преди 1 час'],
    ['2026-06-15T07:00:00Z', 'преди 5 часа'],
    ['2026-06-14T12:00:00Z', 'преди 1 ден'],
    ['2026-06-12T12:00:00Z', 'преди 3 дни'],
    ['2026-05-01T12:00:00Z', 'преди 1 месец'],
    ['2026-03-01T12:00:00Z', 'преди 3 месеца'],
    ['2025-06-01T12:00:00Z', 'преди 1 година'],
    ['2023-06-01T12:00:00Z', 'преди 3 години'],
  ])('formats %s as „%s“', (value, text) => {
    expect(plain(formatAgo(value, now))).toBe(text);
  });

  it('formats a future moment as a date', () => {
    expect(formatAgo('2026-06-20T12:00:00Z', now)).toBe('20.06.2026');
  });

  it('returns the fallback text without a date', () => {
    expect(formatAgo(undefined, now)).toBe('Неизвестна дата');
    expect(formatAgo('вчера', now)).toBe('Невалидна дата');
  });
});
