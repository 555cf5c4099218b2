import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '@pokriv/local-stack/root';
import sharp from 'sharp';

import { load } from '../load/load.ts';
import { createRandom } from '../random.ts';
import { median } from '../report/quantile.ts';
import { ratioMeasure, times } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { startWithListings } from '../search/listings-stack.ts';
import { distinctSearches } from '../search/random-search.ts';
import { withOwnStack } from '../stack/start-own-stack.ts';
import { uploaderOf, type Uploader } from './keep-uploading.ts';

const GRAIN = { width: 800, height: 600 };

/** A unique photograph, 12 megapixels and some 3 MB by default. */
async function photo(width = 4000, height = 3000): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { ...GRAIN, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer();
}

const run = promisify(execFile);
const PROGRAM = ['infra', 'bench', 'src', 'pictures', 'time-encoding.ts'];
const ENCODINGS = 5;
const MOST_TIMES = 3.5;
const MOST_MB = 400;
const PHOTOS = 3;
const ROUNDS = 4;
const SECONDS = 3;
const CONNECTIONS = 16;
const SEARCHES_A_ROUND = 8000;
const LEAST_PART = 0.7;
const SEED = 8;

export const picturesRow: Row = {
  name: 'P8',
  title: 'pictures of 12 million pixels, and search meanwhile',
  run: async () => [
    ...(await encoding()),
    ...(await withOwnStack(startWithListings(), async (stack) => {
      await stack.waitReady();
      const { bffUrl } = stack.urls;
      const photos = await Promise.all(Array.from({ length: PHOTOS }, () => photo()));
      const uploader = await uploaderOf(bffUrl, photos);
      try {
        return await searchMeanwhile(bffUrl, uploader);
      } finally {
        await uploader.close();
      }
    })),
  ],
};

/** The service's encoder against the naive one, in turn, in a separate process for its memory. */
async function encoding(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-photo-'));
  try {
    const path = join(folder, 'photo.jpg');
    await writeFile(path, await photo());
    const program = join(projectRoot(), ...PROGRAM);
    const { stdout } = await run(process.execPath, [program, path, String(ENCODINGS)]);
    const { variants, jpegs, mb } = JSON.parse(stdout) as Record<'variants' | 'jpegs', number[]> & {
      mb: number;
    };
    const ratio = median(variants.map((value, at) => value / (jpegs[at] ?? NaN)));
    return [
      {
        what: 'every file, placeholder and hash against three JPEGs',
        target: `≤ ${times(MOST_TIMES)}`,
        measured: `${times(ratio)} (${median(variants).toFixed(0)} ms of ${median(jpegs).toFixed(0)} ms)`,
        met: ratio <= MOST_TIMES,
      },
      {
        what: 'memory meanwhile',
        target: `≤ ${MOST_MB} MB`,
        measured: `${mb.toFixed(0)} MB`,
        met: mb <= MOST_MB,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Searches with and without concurrent uploads, in turn. */
async function searchMeanwhile(origin: string, uploader: Uploader): Promise<Measure[]> {
  const searches = distinctSearches(createRandom(SEED), SEARCHES_A_ROUND * 2 * (ROUNDS + 1));
  const rates = { alone: [] as number[], meanwhile: [] as number[] };
  let uploaded = 0;
  const search = async (): Promise<number> => {
    const paths = searches.splice(0, SEARCHES_A_ROUND).map((query) => `/api/properties?${query}`);
    const { perSecond, failed } = await load({ origin, paths, connections: CONNECTIONS, seconds: SECONDS });
    if (failed > 0) throw new Error(`${failed} searches failed`);
    return perSecond;
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await search();
    const enough = new AbortController();
    const [meanwhile, count] = await Promise.all([
      search().finally(() => enough.abort()),
      uploader.keepUploading(enough.signal),
    ]);
    if (round === 0) continue;
    rates.alone.push(alone);
    rates.meanwhile.push(meanwhile);
    uploaded += count;
  }
  return [
    ratioMeasure({
      what: 'search while pictures are uploaded, against search alone',
      target: LEAST_PART,
      measured: rates.meanwhile,
      base: rates.alone,
    }),
    {
      what: 'pictures uploaded meanwhile',
      target: '≥ 1 a round',
      measured: `${uploaded} in ${ROUNDS * SECONDS} s`,
      met: uploaded >= ROUNDS,
    },
  ];
}
