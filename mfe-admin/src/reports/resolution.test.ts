import { endOf, needsConfirmation } from './resolution.ts';

const now = new Date('2026-06-15T12:00:00.000Z');

describe('report resolution', () => {
  it('suspends for a number of days or indefinitely', () => {
    expect(endOf('7', now)).toBe('2026-06-22T12:00:00.000Z');
    expect(endOf('30', now)).toBe('2026-07-15T12:00:00.000Z');
    expect(endOf('none', now)).toBeNull();
  });

  it('requires confirmation of a destructive decision', () => {
    expect(
      ['dismiss', 'warn_owner', 'request_changes', 'remove_listing', 'suspend_owner'].filter(
        needsConfirmation,
      ),
    ).toEqual(['remove_listing', 'suspend_owner']);
  });
});
