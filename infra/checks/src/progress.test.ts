import { jestProgress, journeyProgress, progressLine } from './progress.ts';

const MINUTE_MS = 60_000;

describe('progress of a test run', () => {
  it('counts the files that jest names as passed or failed', () => {
    const progress = jestProgress(4);
    for (const line of ['PASS web shell/a.test.ts', 'FAIL node bff/b.test.ts (5 s)', '  ● PASSED', ''])
      progress.read(line);
    expect(progressLine(progress, MINUTE_MS)).toBe('2 of 4, about 1 min left');
  });

  it('counts the journeys of the list reporter, skipped and retried ones included', () => {
    const progress = journeyProgress();
    expect(progressLine(progress, 1000)).toBe('starting');
    for (const line of [
      'Running 10 tests using 2 workers',
      '  ✓   1 [desktop] › e2e/a.spec.ts:1:1 › a (2.7s)',
      '  ✘   2 [desktop] › e2e/b.spec.ts:1:1 › b (2.7s)',
      '    Error: 12 [is wrong]',
    ])
      progress.read(line);
    expect(progressLine(progress, 3 * MINUTE_MS)).toBe('2 of 10, about 12 min left');
  });
});
