import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Measure, Row } from '../report/row.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { LIST, withSite, type Site } from './site.ts';

const KB = 1024;
const MOST_SCRIPT_KB = 150;
const MOST_FONT_KB = 40;
const MOST_CHUNK_KB = 40;
const MOST_REQUESTS = 25;
/** Occurs only in the identity provider's library. */
const FIREBASE = 'identitytoolkit';
const SETTLED_MS = 60_000;
/** Longer than the shell's idle callbacks are deferred. */
const IDLE_MS = 3000;
/** Federation's runtime, the same in every slice; `server.js` is not sent to browsers. */
const FRAME = /^(?:remoteEntry|__federation|server)/u;

export const weightRow: Row = {
  name: 'P6',
  title: 'what a first visit fetches',
  run: () => withSite(weigh),
};

/** @returns the measures of P6 for a site */
export async function weigh(site: Site): Promise<Measure[]> {
  // warms up the server's renderer, which a busy server goes without
  for (const path of [LIST, '/']) await (await fetch(site.origin + path)).text();
  const [list, home] = [await firstVisit(site, LIST), await firstVisit(site, '/')];
  return [
    await scriptsOf(list),
    await fontsOf(list),
    await withoutFirebase([...list, ...home]),
    ...(await pageChunks(site.deploymentsDir)),
    {
      what: 'requests of the first visit of home',
      target: `≤ ${MOST_REQUESTS}`,
      measured: `${home.length} (${kinds(home)})`,
      met: home.length <= MOST_REQUESTS,
    },
  ];
}

interface Asked {
  address: string;
  kind: string;
}

/** All requests of a first visit, until the network is idle. */
async function firstVisit({ browser, origin }: Site, path: string): Promise<Asked[]> {
  const context = await browser.newContext({ locale: 'bg-BG', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const asked: Asked[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http'))
        asked.push({ address: request.url(), kind: request.resourceType() });
    });
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: SETTLED_MS });
    await page.waitForTimeout(IDLE_MS);
    return asked;
  } finally {
    await context.close();
  }
}

const addressesOf = (asked: readonly Asked[], wanted: string): string[] => [
  ...new Set(asked.filter(({ kind }) => kind === wanted).map(({ address }) => address)),
];

function kinds(asked: readonly Asked[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of asked) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

async function scriptsOf(asked: readonly Asked[]): Promise<Measure> {
  const addresses = addressesOf(asked, 'script');
  const sent = await Promise.all(addresses.map(brotliBytes));
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  const plain = sent.filter(({ isBrotli }) => !isBrotli).length;
  return {
    what: 'script for the list route, in brotli',
    target: `≤ ${MOST_SCRIPT_KB} KB`,
    measured: `${kilobytes(bytes)} in ${sent.length} files (${plain} too small to be packed)`,
    met: bytes <= MOST_SCRIPT_KB * KB,
  };
}

async function fontsOf(asked: readonly Asked[]): Promise<Measure> {
  const sent = await Promise.all(addressesOf(asked, 'font').map(brotliBytes));
  const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
  return {
    what: 'fonts for the list route',
    target: `≤ ${MOST_FONT_KB} KB`,
    measured: `${kilobytes(bytes)} in ${sent.length} files`,
    met: bytes <= MOST_FONT_KB * KB,
  };
}

async function withoutFirebase(asked: readonly Asked[]): Promise<Measure> {
  const addresses = addressesOf(asked, 'script');
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  const found = texts.filter((text) => text.includes(FIREBASE)).length;
  return {
    what: 'scripts of visitors with Firebase in them',
    target: '0',
    measured: `${found} of ${addresses.length}`,
    met: found === 0,
  };
}

interface Published {
  version: string;
  /** Files of each page, its own chunk last. */
  pages?: Record<string, string[]>;
}

async function pageChunks(deploymentsDir: string): Promise<Measure[]> {
  const text = await readFile(join(deploymentsDir, 'manifest.json'), 'utf8');
  const { slices } = JSON.parse(text) as { slices: Record<string, Published> };
  return Promise.all(
    Object.entries(slices).map(async ([slice, { version, pages }]) => {
      const folder = join(deploymentsDir, slice, version);
      const [name, bytes] = await heaviest(folder, await chunksIn(folder, pages));
      return {
        what: `heaviest page chunk of ${slice}`,
        target: `≤ ${MOST_CHUNK_KB} KB`,
        measured: `${kilobytes(bytes)} (${name})`,
        met: bytes <= MOST_CHUNK_KB * KB,
      };
    }),
  );
}

async function chunksIn(folder: string, pages: Published['pages']): Promise<string[]> {
  const own = Object.entries(pages ?? {}).flatMap(([page, files]) =>
    files.map((file) => file.slice(file.lastIndexOf('/') + 1)).filter((file) => file.startsWith(`${page}.`)),
  );
  if (own.length > 0) return own;
  return (await readdir(folder)).filter((file) => file.endsWith('.js') && !FRAME.test(file));
}

async function heaviest(folder: string, files: readonly string[]): Promise<[name: string, bytes: number]> {
  const sizes = await Promise.all(
    files.map(async (file): Promise<[string, number]> => {
      const path = join(folder, file);
      const { size } = await stat(`${path}.br`).catch(() => stat(path));
      return [file, size];
    }),
  );
  return sizes.reduce((most, one) => (one[1] > most[1] ? one : most), ['none', 0]);
}

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
