import { needsConfirmation } from './resolution.ts';

describe('report resolution', () => {
  it('requires confirmation of a destructive decision', () => {
    expect(
      ['dismiss', 'warn_owner', 'request_changes', 'remove_listing', 'suspend_owner'].filter(
        needsConfirmation,
      ),
    ).toEqual(['remove_listing', 'suspend_owner']);
  });
});
