import { countSince, sinceVisit } from './count-since.ts';
import { noteVisit } from './last-visit.ts';

const MINUTE_MS = 60_000;
const now = Date.parse('2026-11-21T14:40:00Z');
const iso = (moment: number) => new Date(moment).toISOString();

describe('noteVisit', () => {
  beforeEach(() => localStorage.clear());

  it('returns the previous visit and keeps it through a reload', () => {
    expect(noteVisit(now)).toBeNull();
    expect(noteVisit(now + MINUTE_MS)).toBeNull();
    const later = now + 300 * MINUTE_MS;
    expect(noteVisit(later)).toBe(now + MINUTE_MS);
    expect(noteVisit(later + 5 * MINUTE_MS)).toBe(now + MINUTE_MS);
  });

  it('ignores an invalid stored visit', () => {
    for (const kept of ['x', '[]', '{"at":"never"}', 'null']) {
      localStorage.setItem('admin-last-visit', kept);
      expect(noteVisit(now)).toBeNull();
    }
  });
});

describe('countSince', () => {
  it('counts from the hour of the visit', () => {
    const since = sinceVisit(now - 60 * MINUTE_MS, now);
    expect([iso(since.from), since.isCut]).toEqual(['2026-11-21T13:00:00.000Z', false]);
    const hours = [
      { at: '2026-11-21T12:00:00.000Z', count: 5 },
      { at: '2026-11-21T13:00:00.000Z', count: 2 },
      { at: '2026-11-21T14:00:00.000Z', count: 1 },
    ];
    expect(countSince(hours, since)).toBe(3);
  });

  it('starts no earlier than the oldest hourly bucket', () => {
    const oldest = now - 7 * 24 * 60 * MINUTE_MS;
    expect(sinceVisit(oldest, now).isCut).toBe(false);
    expect(sinceVisit(oldest - 1, now).isCut).toBe(true);
    expect(sinceVisit(0, now)).toEqual({ from: Date.parse('2026-11-14T14:00:00Z'), isCut: true });
  });
});
