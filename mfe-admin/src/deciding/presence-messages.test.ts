import { presenceTexts } from './presence-messages.ts';

const now = new Date('2026-06-15T12:00:00Z');
const said = (at: string, action: 'approve' | 'reject_revision' = 'approve') =>
  presenceTexts.decided({ by: 'Ана Колева', action, at }, now).replaceAll('\u00a0', ' ');

describe('presenceTexts.decided', () => {
  it('counts seconds up to a minute', () => {
    expect(said('2026-06-15T11:59:55Z')).toBe('Ана Колева я одобри преди 5 секунди');
    expect(said('2026-06-15T11:59:59Z')).toBe('Ана Колева я одобри преди 1 секунда');
    expect(said('2026-06-15T11:58:00Z')).toBe('Ана Колева я одобри преди 2 минути');
  });

  it('words the decision, and a clock that runs behind as just now', () => {
    expect(said('2026-06-15T12:00:01Z', 'reject_revision')).toBe('Ана Колева върна промените току-що');
  });
});
