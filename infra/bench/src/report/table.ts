import type { Finding, Measure } from './row.ts';

const verdict = ({ met }: Measure): string => (met === undefined ? '–' : met ? 'yes' : 'NO');

const head = ['what', 'target', 'measured', 'met'];

export function table({ measures }: Pick<Finding, 'measures'>): string {
  const lines = measures.map((measure) => [measure.what, measure.target, measure.measured, verdict(measure)]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)),
  );
  const written = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [written(head), rule, ...lines.map(written)].join('\n');
}
