import { failedFiles, failedTests, testCounts, type JestReport } from './jest-counts.ts';

const aFile = (name: string, ...statuses: string[]): JestReport['testResults'][number] => ({
  name,
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at + 1}`, status })),
});
const first: JestReport = {
  testResults: [aFile('a', 'passed', 'passed'), aFile('b', 'passed', 'failed'), aFile('c')],
};

describe('counts of a jest run', () => {
  it('hold passed and failed tests, and a file that does not run as one failure', () => {
    expect(testCounts(first)).toEqual({ passed: 3, failed: 2 });
    expect(failedFiles(first)).toEqual(['b', 'c']);
    expect(failedTests(first)).toEqual(['b: test 2', 'c']);
  });

  it('take the result of the second run for the files that ran again', () => {
    const second = { testResults: [aFile('b', 'passed', 'passed'), aFile('c', 'passed')] };
    expect(testCounts(first, second)).toEqual({ passed: 5, failed: 0 });
    expect(testCounts(first, { testResults: [aFile('b', 'failed', 'passed')] })).toEqual({
      passed: 3,
      failed: 2,
    });
  });
});
