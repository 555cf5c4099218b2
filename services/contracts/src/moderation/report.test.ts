import { NewReport, ReportResolution, ReportStatusChange } from './report.ts';
import { decisionLinkEnd } from './decision-link.ts';
import { hidingWeightAfter, reportStates, type ReportStatus } from './report-states.ts';
import { possibleActions } from '../transition.ts';

const words = (length: number) => 'ж'.repeat(length);
const param = (parsed: { error?: { issues: { path: PropertyKey[] }[] } }) => parsed.error?.issues[0]?.path[0];

describe('report', () => {
  it.each<[ReportStatus, ReportStatus[]]>([
    ['pending', ['reviewed', 'resolved', 'dismissed']],
    ['reviewed', ['resolved', 'dismissed']],
    ['resolved', ['reviewed']],
    ['dismissed', ['reviewed']],
  ])('moves from %s by the table of decisions §6', (from, to) => {
    expect(possibleActions(reportStates, from, { role: 'admin', isOwner: false }).sort()).toEqual(to.sort());
    expect(possibleActions(reportStates, from, { role: 'landlord', isOwner: true })).toEqual([]);
  });

  it.each([
    ['a reason of 4 characters', { reason: words(4) }, 'reason'],
    ['a reason of 5 characters', { reason: words(5) }, undefined],
    ['a reason of 200 characters', { reason: words(200) }, undefined],
    ['a reason of 201 characters', { reason: words(201) }, 'reason'],
    ['a description of 1000 characters', { reason: words(5), description: words(1000) }, undefined],
    ['a description of 1001 characters', { reason: words(5), description: words(1001) }, 'description'],
    ['a blank reason', { reason: ' '.repeat(9) }, 'reason'],
    ['an unknown type', { reason: words(5), reportType: 'rude' }, 'reportType'],
  ])('with %s is accepted or refused with its field', (_what, parts, wrong) => {
    expect(param(NewReport.safeParse({ propertyId: 'p1', ...parts }))).toBe(wrong);
  });

  it('defaults to the type other', () => {
    expect(NewReport.parse({ propertyId: 'p1', reason: words(5) }).reportType).toBe('other');
  });

  it.each([
    [4, 'adminNotes'],
    [5, undefined],
    [1000, undefined],
    [1001, 'adminNotes'],
  ])('requires notes of 5 to 1000 characters to be closed: %d', (length, wrong) => {
    const adminNotes = words(length);
    for (const status of ['resolved', 'dismissed'])
      expect(param(ReportStatusChange.safeParse({ status, adminNotes }))).toBe(wrong);
    expect(param(ReportResolution.safeParse({ action: 'dismiss', adminNotes }))).toBe(wrong);
  });

  it('needs no notes to be taken for review', () => {
    expect(ReportStatusChange.parse({ status: 'reviewed' })).toEqual({ status: 'reviewed', adminNotes: '' });
  });
});

it('three reliable reports hide a listing, and three more for each time it was cleared, up to three times', () => {
  expect([0, 1, 3, 4].map(hidingWeightAfter)).toEqual([3, 6, 12, 12]);
});

it('the link to a decision works for a year and a day', () => {
  expect(new Date(decisionLinkEnd(new Date('2026-03-01T10:00:00Z'))).toISOString()).toBe(
    '2027-03-02T10:00:00.000Z',
  );
});
