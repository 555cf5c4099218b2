export interface TestProgress {
  read: (line: string) => void;
  done: () => number;
  /** undefined until the runner reports it */
  total: () => number | undefined;
}

/** Playwright's list reporter: `Running 300 tests using 2 workers`, then one numbered line a test. */
export function journeyProgress(): TestProgress {
  let total: number | undefined;
  let done = 0;
  return {
    read: (line) => {
      total ??= Number(/^Running (\d+) tests? /u.exec(line)?.[1]) || undefined;
      if (/^\s*(✓|✘|-|ok|x)\s+\d+ \[/u.test(line)) done += 1;
    },
    done: () => done,
    total: () => total,
  };
}

/** jest: `PASS` or `FAIL` and a file. @param total number of test files */
export function jestProgress(total: number): TestProgress {
  let done = 0;
  return {
    read: (line) => {
      if (/^(PASS|FAIL)\s/u.test(line)) done += 1;
    },
    done: () => done,
    total: () => total,
  };
}

const SHOWN_EVERY_MS = 30_000;

/** `210 of 480, about 4 min left`, extrapolated from the finished ones. @param elapsedMs since the start */
export function progressLine({ done, total }: TestProgress, elapsedMs: number): string {
  const all = total();
  if (!all || done() === 0) return 'starting';
  const leftMs = (elapsedMs / done()) * Math.max(all - done(), 0);
  return `${done()} of ${all}, about ${Math.max(1, Math.ceil(leftMs / 60_000))} min left`;
}

/** Prints progress every 30 s until the returned function is called. */
export function showProgress(name: string, progress: TestProgress): () => void {
  const started = Date.now();
  const timer = setInterval(
    () => console.log(`  ${name}: ${progressLine(progress, Date.now() - started)}`),
    SHOWN_EVERY_MS,
  );
  return () => clearInterval(timer);
}
