import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { decisionsFor, decisionText } from './decision.ts';

describe('decisionsFor', () => {
  it.each<[ListingStatus, string[]]>([
    ['draft', []],
    ['pending', ['approve', 'reject', 'remove']],
    ['active', ['request_changes', 'remove']],
    ['rejected', ['remove']],
    ['paused', ['remove']],
    ['expired', ['remove']],
    ['rented', ['remove']],
    ['removed', ['reinstate']],
    ['deleted', []],
  ])('offers for a listing in %s: %p', (status, actions) => {
    expect(decisionsFor({ status, revision: null })).toEqual(actions);
  });

  it('offers approval or rejection for pending changes of a public listing', () => {
    const revision = { status: 'pending' as const, at: '2026-01-05T10:00:00.000Z', changed: ['title'] };
    expect(decisionsFor({ status: 'active', revision })).toEqual(['approve', 'reject', 'remove']);
    expect(decisionsFor({ status: 'active', revision: { ...revision, status: 'rejected' } })).toEqual([
      'request_changes',
      'remove',
    ]);
  });
});

describe('hasWaitingChanges', () => {
  it.each<ListingStatus>(['removed', 'deleted', 'rejected'])(
    'are not decided on while their listing is %s',
    (status) => {
      const revision = { status: 'pending' as const, at: '2026-01-05T10:00:00.000Z', changed: ['title'] };
      expect(decisionsFor({ status, revision })).not.toContain('approve');
    },
  );
});

describe('decisionText', () => {
  it('uses the texts of the message catalogue', () => {
    expect(decisionText.approve).toBe('Обявата е одобрена.');
    expect(decisionText.reject).toBe('Обявата е върната за корекции.');
  });
});
