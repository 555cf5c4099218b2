import { NewReport, ReportResolution, ReportStatusChange } from './report.ts';
import { reportStates, type ReportStatus } from './report-states.ts';
import { possibleActions } from '../transition.ts';

const words = (length: number) => 'ж'.repeat(length);
const param = (parsed: { error?: { issues: { path: PropertyKey[] }[] } }) => parsed.error?.issues[0]?.path[0];

describe('a report', () => {
  it.each<[ReportStatus, ReportStatus[]]>([
    ['pending', ['reviewed', 'resolved', 'dismissed']],
    ['reviewed', ['resolved', 'dismissed']],
    ['resolved', ['reviewed']],
    ['dismissed', ['reviewed']],
  ])('goes from %s by the table of decisions §6', (from, to) => {
    expect(possibleActions(reportStates, from, { role: 'admin', isOwner: false }).sort()).toEqual(to.sort());
    expect(possibleActions(reportStates, from, { role: 'landlord', isOwner: true })).toEqual([]);
  });

  it.each([
    ['a reason of 4', { reason: words(4) }, 'reason'],
    ['a reason of 5', { reason: words(5) }, undefined],
    ['a reason of 200', { reason: words(200) }, undefined],
    ['a reason of 201', { reason: words(201) }, 'reason'],
    ['a description of 1000', { reason: words(5), description: words(1000) }, undefined],
    ['a description of 1001', { reason: words(5), description: words(1001) }, 'description'],
    ['spaces for a reason', { reason: ' '.repeat(9) }, 'reason'],
    ['a type of its own', { reason: words(5), reportType: 'rude' }, 'reportType'],
  ])('takes %s or says what is wrong', (_what, parts, wrong) => {
    expect(param(NewReport.safeParse({ propertyId: 'p1', ...parts }))).toBe(wrong);
  });

  it('is of another type where none is chosen', () => {
    expect(NewReport.parse({ propertyId: 'p1', reason: words(5) }).reportType).toBe('other');
  });

  it.each([
    [4, 'adminNotes'],
    [5, undefined],
    [1000, undefined],
    [1001, 'adminNotes'],
  ])('is closed with notes of 5 to 1000: %d', (length, wrong) => {
    const adminNotes = words(length);
    for (const status of ['resolved', 'dismissed'])
      expect(param(ReportStatusChange.safeParse({ status, adminNotes }))).toBe(wrong);
    expect(param(ReportResolution.safeParse({ action: 'dismiss', adminNotes }))).toBe(wrong);
  });

  it('is taken for review without a word', () => {
    expect(ReportStatusChange.parse({ status: 'reviewed' })).toEqual({ status: 'reviewed', adminNotes: '' });
  });
});
