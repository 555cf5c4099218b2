import { waiting } from './waiting-time.ts';

const now = new Date('2026-06-15T12:00:00Z');

describe('waiting', () => {
  it.each([
    ['2026-06-15T10:00:00Z', 'neutral', 'Най-отдавна: преди 2 часа'],
    ['2026-06-15T08:00:01Z', 'neutral', 'Най-отдавна: преди 3 часа'],
    ['2026-06-15T08:00:00Z', 'wait', 'Най-отдавна: преди 4 часа'],
    ['2026-06-15T02:00:00Z', 'wait', 'Най-отдавна: преди 10 часа'],
    ['2026-06-14T12:00:00Z', 'danger', 'Закъснява, преди 1 ден'],
    ['2026-06-12T12:00:00Z', 'danger', 'Закъснява, преди 3 дни'],
  ])('rates a report from %s %s and words it %s', (since, tone, text) => {
    const told = waiting(since, now);
    expect({ ...told, text: told.text.replaceAll('\u00a0', ' ') }).toEqual({ tone, text });
  });
});
