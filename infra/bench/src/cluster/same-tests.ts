import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { runProgram } from '@pokriv/local-stack/tools/run-program';

import type { Measure } from '../report/row.ts';

const TIMEOUT_MS = 180_000;
/** Tests through the service, most of them against brute force; those of the index in memory itself are left out. */
const files = [
  'search/search.routes',
  'search/search-currency',
  'search/search-facets',
  'search/text-search',
  'search/rotate-promoted',
  'map/map.routes',
  'similar/similar.routes',
  'price-stats/price-stats.routes',
  'numbers/listing-numbers',
];

/** Runs the service's own tests of search against the cluster. */
export async function sameTests(url: string): Promise<Measure> {
  const { code, output } = await runProgram(
    process.execPath,
    [
      join(projectRoot(), 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--maxWorkers=1', `--testTimeout=${TIMEOUT_MS}`],
      ...files.map((file) => `services/property/src/${file}.test.ts`),
    ],
    { cwd: projectRoot(), env: { ...process.env, SEARCH_URL_UNDER_TEST: url } },
  );
  const [, counted = 'none ran'] = /^Tests:\s+(.*)$/mu.exec(output) ?? [];
  if (code !== 0) console.error(output.slice(-5000));
  return {
    what: 'tests of search in the service, most against brute force',
    target: 'all pass',
    measured: counted,
    met: code === 0,
  };
}
