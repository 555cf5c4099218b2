import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '@pokriv/local-stack/root';
import { startTestEngines } from '@pokriv/local-stack/test-engines';

import { applyMutation, diffOf, findMutations, type Mutation } from './mutation/find-mutations.ts';
import { listFiles, sourcesOf } from './mutation/list-sources.ts';
import { pick } from './mutation/pick.ts';
import { runRelatedTests, runTestFile, type Runner } from './mutation/related-tests.ts';
import { makeScratchCopy, withText } from './mutation/scratch-copy.ts';

/**
 * `npm run mutate`: mutates lines one at a time and reports mutations that no unit test detects
 * (infra/checks/README.md).
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    under: { type: 'string', default: '' },
    at: { type: 'string', multiple: true, default: [] },
  },
});

interface Site {
  file: string;
  text: string;
  mutation: Mutation;
}

const WORKERS = 2;

const root = projectRoot();
const folder = path.join(root, '.data/mutation');
const lineKey = ({ file, mutation }: Site): string => `${file}:${mutation.line}`;

async function sitesOf(files: readonly string[]): Promise<Site[]> {
  const found: Site[] = [];
  for (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8');
    found.push(...findMutations(file, text).map((mutation) => ({ file, text, mutation })));
  }
  return found;
}

type Verdict =
  | { name: 'found'; by: string }
  | { name: 'MISSED'; by?: undefined }
  /** the failed test also fails without the mutation */
  | { name: 'undecided'; by: string };

const sound = new Set<string>();

async function isSound(runner: Runner, test: string): Promise<boolean> {
  if (sound.has(test)) return true;
  const { outcome } = await runTestFile(runner, test);
  if (outcome === 'passed') sound.add(test);
  return outcome === 'passed';
}

async function verdictOf(runner: Runner, { file, text, mutation }: Site): Promise<Verdict> {
  const mutated = applyMutation(text, mutation);
  const { outcome, failed } = await withText(path.join(folder, file), { mutated, original: text }, () =>
    runRelatedTests(runner, file),
  );
  if (outcome === 'passed') return { name: 'MISSED' };
  const [test] = failed;
  if (test === undefined) return { name: 'found', by: 'endless loop' };
  return { name: (await isSound(runner, test)) ? 'found' : 'undecided', by: test };
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;

async function run(sites: readonly Site[]): Promise<void> {
  const engines = await startTestEngines(WORKERS);
  const runner: Runner = {
    root,
    folder,
    engines,
    env: {
      ...process.env,
      POKRIV_ROOT: folder,
      TEST_MONGO_URL: engines.mongoUrl,
      TEST_REDIS_URLS: engines.redisUrls.join(' '),
    },
  };
  try {
    const started = Date.now();
    const count = { found: 0, MISSED: 0, undecided: 0 };
    for (const [index, site] of sites.entries()) {
      const { name, by } = await verdictOf(runner, site);
      count[name] += 1;
      const [before, after] = diffOf(site.text, site.mutation);
      const done = index + 1;
      const left = minutes(((Date.now() - started) / done) * (sites.length - done));
      console.log(`[${done}/${sites.length}, ${left} left] ${name} ${lineKey(site)}`);
      console.log(`    - ${before}\n    + ${after}${by ? `\n    ${by}` : ''}`);
    }
    const decided = count.found + count.MISSED;
    console.log(`found ${count.found} of ${decided} (${Math.round((count.found / decided) * 100)} %)`);
    if (count.undecided > 0)
      console.log(`${count.undecided} undecided: their tests fail without a mutation too`);
  } finally {
    await engines.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

// engines and tests end with this process
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

const files = listFiles(root);
const all = (await sitesOf(sourcesOf(files))).filter(({ file }) => file.startsWith(values.under));
const seed = Number(values.seed);
const sites =
  values.at.length > 0
    ? all.filter((site) => values.at.includes(lineKey(site)))
    : pick(all, { count: Number(values.count), seed, keyOf: lineKey });
if (sites.length === 0) throw new Error('no line to break');
console.log(`${all.length} mutations of ${new Set(all.map(({ file }) => file)).size} files, seed ${seed}`);
await makeScratchCopy(root, folder, files);
await run(sites);
