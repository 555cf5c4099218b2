import type { ReportStatus } from '@pokriv/contracts/moderation/report-states';

import { reportSteps, reportStepText } from './report-buttons.tsx';

describe('reportSteps', () => {
  it.each<[ReportStatus, string[]]>([
    ['pending', ['Вземи за преглед', 'Реши', 'Отхвърли']],
    ['reviewed', ['Реши', 'Отхвърли']],
    ['resolved', ['Отвори отново']],
    ['dismissed', ['Отвори отново']],
  ])('offers from %s the steps %p', (status, names) => {
    expect(reportSteps(status).map((step) => reportStepText(status, step))).toEqual(names);
  });
});
