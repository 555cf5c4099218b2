/** What is read of jest's `--json` report. */
export interface JestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A file fails with one of its tests, or as a whole without any (`failed` 1). */
const countsOf = ({ status, assertionResults }: JestReport['testResults'][number]) => {
  const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: failed === 0 && status === 'failed' ? 1 : failed };
};

export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The tests of a report; files that ran again in `second` count with that result alone. */
export function testCounts(first: JestReport, second?: JestReport): { passed: number; failed: number } {
  const again = new Map(second?.testResults.map((file) => [file.name, file]));
  const counts = first.testResults.map((file) => countsOf(again.get(file.name) ?? file));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Names of the failed tests, or of the file that did not run. */
export const failedTests = ({ testResults }: JestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
    });
