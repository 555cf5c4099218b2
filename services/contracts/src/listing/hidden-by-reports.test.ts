import { isHiddenByReports } from './hidden-by-reports.ts';

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const reason = 'Няколко потребители сигнализираха за обявата.';

describe('isHiddenByReports', () => {
  it.each([
    ['a listing queued by its reports', { submittedAt: AT, moderation: { reason, decidedAt: AT } }, true],
    [
      'one of the store',
      { submittedAt: new Date(AT), moderation: { reason, decidedAt: new Date(AT) } },
      true,
    ],
    ['a returned one sent again', { submittedAt: LATER, moderation: { reason, decidedAt: AT } }, false],
    ['a new one', { submittedAt: AT, moderation: { reason: null, decidedAt: null } }, false],
    [
      'one queued by an upheld appeal',
      { submittedAt: AT, moderation: { reason: null, decidedAt: AT } },
      false,
    ],
  ])('of %s', (_which, part, isHidden) => {
    expect(isHiddenByReports({ status: 'pending', ...part })).toBe(isHidden);
  });

  it('is false once a moderator decided', () => {
    const judged = { submittedAt: AT, moderation: { reason, decidedAt: AT } };
    for (const status of ['active', 'rejected', 'draft'] as const)
      expect(isHiddenByReports({ status, ...judged })).toBe(false);
  });
});
