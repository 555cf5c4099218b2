import type { Finding } from './row.ts';
import { withFindings } from './write-measurements.ts';

const finding = (name: string, measured: string): Finding => ({
  row: { name, title: `row ${name}`, run: () => Promise.resolve([]) },
  measures: [{ what: 'time', target: '≤ 5 ms', measured, met: true }],
  seconds: 1,
});
const order = ['P1', 'P2', 'P3'];

describe('the paper of measurements', () => {
  const first = withFindings('', {
    command: 'bench',
    findings: [finding('P1', '1 ms'), finding('P3', '3 ms')],
    order,
    run: 'monday',
  });

  it('holds a section with its run for each row', () => {
    expect(first).toMatch(/### P1 · row P1\n\nmonday\n\n\| what .*\n.*\n\| time +\| ≤ 5 ms +\| 1 ms/u);
  });

  it('replaces the rows of a later run, adds new ones in order and keeps the others', () => {
    const later = withFindings(first, {
      command: 'bench',
      findings: [finding('P2', '2 ms'), finding('P3', '4 ms')],
      order,
      run: 'tuesday',
    });
    expect(
      [...later.matchAll(/### (P\d)[^#]*?(\w+day)[^#]*?(\d) ms +\| yes/gu)].map((all) => all.slice(1)),
    ).toEqual([
      ['P1', 'monday', '1'],
      ['P2', 'tuesday', '2'],
      ['P3', 'tuesday', '4'],
    ]);
  });

  it('drops a row that its command no longer has', () => {
    const later = withFindings(first, { command: 'bench', findings: [], order: ['P3'], run: 'tuesday' });
    expect(later).not.toContain('P1');
    expect(later).toContain('### P3');
  });

  it('keeps the parts of other commands', () => {
    const both = withFindings(first, {
      command: 'drill',
      findings: [finding('R1', '9 ms')],
      order: ['R1'],
      run: 'tuesday',
    });
    expect(both.match(/^## .+$/gmu)).toEqual(['## Speed', '## Faults']);
    expect(withFindings(both, { command: 'bench', findings: [], order, run: 'friday' })).toBe(both);
  });
});
