import { anOwnListing } from '../a-listing.testing.ts';
import { isMended, remarksOf } from './remarks-of.ts';

const remark = { place: 'title', text: 'Без телефон.', mendedAt: null } as const;
const moderation = { reason: null, code: null, decidedAt: null, remarks: [remark] };
const revision = { status: 'rejected', at: '2026-11-20T10:00:00.000Z', changed: ['title'] } as const;

describe('remarksOf', () => {
  it.each([
    ['rejected', null, 1],
    ['draft', null, 1],
    ['active', null, 0],
    ['removed', null, 0],
    ['active', revision, 1],
  ] as const)('has those of a listing that is %s with the revision %j: %i', (status, changes, count) => {
    const listing = anOwnListing({ status, moderation, revision: changes as never });
    expect(remarksOf(listing)).toHaveLength(count);
  });

  it('has none without a decision, and knows a corrected one', () => {
    expect(remarksOf(anOwnListing({ status: 'rejected' }))).toEqual([]);
    expect(isMended(remark)).toBe(false);
    expect(isMended({ ...remark, mendedAt: '2026-11-20T10:00:00.000Z' })).toBe(true);
  });
});
