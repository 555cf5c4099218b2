import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { projectRoot } from '@pokriv/local-stack/root';
import { startTestEngines } from '@pokriv/local-stack/test-engines';

import { applyMutation, diffOf, findMutations, type Mutation } from './mutation/find-mutations.ts';
import { listFiles, sourcesOf } from './mutation/list-sources.ts';
import { pick } from './mutation/pick.ts';
import { runRelatedTests, type Runner } from './mutation/related-tests.ts';
import { makeScratchCopy, withText } from './mutation/scratch-copy.ts';

/** `npm run mutate`: breaks lines one at a time and reports which of them no unit test finds (infra/checks/README.md). */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    under: { type: 'string', default: '' },
    at: { type: 'string', multiple: true, default: [] },
    'no-control': { type: 'boolean', default: false },
  },
});

interface Site {
  file: string;
  text: string;
  mutation: Mutation;
}

const WORKERS = 2;
const LIMIT_MS = 120_000;

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

/** Mutants mean nothing when the tests fail without them. */
async function runControl(runner: Runner, sites: readonly Site[]): Promise<number> {
  const started = Date.now();
  const files = [...new Set(sites.map(({ file }) => file))];
  console.log(`control: the tests of ${files.length} files without a mutation`);
  const { failed } = await runRelatedTests(runner, files, { limitMs: 3_600_000, args: [] });
  if (failed.length > 0) throw new Error(`these tests fail without a mutation:\n${failed.join('\n')}`);
  return Date.now() - started;
}

/** @returns whether the tests found it */
async function tryMutation(
  runner: Runner,
  { file, text, mutation }: Site,
  limitMs: number,
): Promise<string | null> {
  const mutated = applyMutation(text, mutation);
  const { outcome, failed } = await withText(path.join(folder, file), { mutated, original: text }, () =>
    runRelatedTests(runner, [file], { limitMs, args: ['--bail'] }),
  );
  if (outcome === 'failed') return failed[0] ?? '';
  return outcome === 'timed out' ? 'endless loop' : null;
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
    const limitMs = LIMIT_MS + (values['no-control'] ? 0 : await runControl(runner, sites));
    const started = Date.now();
    let found = 0;
    for (const [index, site] of sites.entries()) {
      const finder = await tryMutation(runner, site, limitMs);
      if (finder !== null) found += 1;
      const [before, after] = diffOf(site.text, site.mutation);
      const done = index + 1;
      const left = minutes(((Date.now() - started) / done) * (sites.length - done));
      console.log(
        `[${done}/${sites.length}, ${left} left] ${finder === null ? 'MISSED' : 'found'} ${lineKey(site)}`,
      );
      console.log(`    - ${before}\n    + ${after}${finder ? `\n    ${finder}` : ''}`);
    }
    console.log(`found ${found} of ${sites.length} (${Math.round((found / sites.length) * 100)} %)`);
  } finally {
    await engines.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

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
