import { markdownTable } from '@pokriv/checks/markdown-table';

import type { Finding, Measure } from './row.ts';

const verdict = ({ met }: Measure): string => (met === undefined ? '–' : met ? 'yes' : 'NO');

export const table = ({ measures }: Pick<Finding, 'measures'>): string =>
  markdownTable([
    ['what', 'target', 'measured', 'met'],
    ...measures.map((measure) => [measure.what, measure.target, measure.measured, verdict(measure)]),
  ]);
