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

/** `npm run mutate`: breaks lines one at a time and reports which of them no unit test finds (infra/checks/README.md). */
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

/** Tests that pass without a mutation. */
const sound = new Set<string>();

/** A test that fails without a mutation finds nothing. */
async function ensureSound(runner: Runner, test: string): Promise<void> {
  if (sound.has(test)) return;
  const { outcome } = await runTestFile(runner, test);
  if (outcome !== 'passed') throw new Error(`${test} fails without a mutation too`);
  sound.add(test);
}

/** @returns what found the mutation; undefined when nothing did */
async function finderOf(runner: Runner, { file, text, mutation }: Site): Promise<string | undefined> {
  const mutated = applyMutation(text, mutation);
  const { outcome, failed } = await withText(path.join(folder, file), { mutated, original: text }, () =>
    runRelatedTests(runner, file),
  );
  if (outcome === 'passed') return undefined;
  const [test] = failed;
  if (test === undefined) return 'endless loop';
  await ensureSound(runner, test);
  return test;
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;

async function run(sites: readonly Site[]): Promise<void> {
  const engines = await startTestEngines(WORKERS);
  const runner: Runner = {
    root,
    folder,
    env: {
      ...process.env,
      POKRIV_ROOT: folder,
      TEST_MONGO_URL: engines.mongoUrl,
      TEST_REDIS_URLS: engines.redisUrls.join(' '),
    },
  };
  try {
    const started = Date.now();
    let found = 0;
    for (const [index, site] of sites.entries()) {
      const finder = await finderOf(runner, site);
      if (finder !== undefined) found += 1;
      const [before, after] = diffOf(site.text, site.mutation);
      const done = index + 1;
      const left = minutes(((Date.now() - started) / done) * (sites.length - done));
      console.log(
        `[${done}/${sites.length}, ${left} left] ${finder === undefined ? 'MISSED' : 'found'} ${lineKey(site)}`,
      );
      console.log(`    - ${before}\n    + ${after}${finder ? `\n    ${finder}` : ''}`);
    }
    console.log(`found ${found} of ${sites.length} (${Math.round((found / sites.length) * 100)} %)`);
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
