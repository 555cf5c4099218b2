import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesIn } from './content-version.ts';
import { SHELL } from './manifest.ts';

export interface Entry {
  entry: string;
  css: string[];
  preload: string[];
  /** files of each page's chunk, by chunk name */
  pages: Record<string, string[]>;
  server?: string;
  routes?: unknown[];
}

/** Used by the BFF for server-side rendering, never sent to a browser. */
export const SERVER_FILE = 'server.js';
const PAGES_FILE = 'pages.json';
/** The exposed module that every page needs; other parts are loaded on demand. */
const ROUTES = './routes';
/** Shell chunks needed by most pages without server-rendered HTML. */
const OF_UNRENDERED = ['base-styles', 'forms'];

interface FederationManifest {
  metaData: { buildInfo: { buildName: string }; remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * Entry and preloads of a build: `index.html` for the shell; for a slice its remote entry and the files of its routes from
 * federation's manifest, or found by name without it.
 * @throws Error when the folder contains no build, or that of another slice: its pages would replace this one's
 */
export async function findEntry(slice: string, distDir: string): Promise<Entry> {
  const files = await filesIn(distDir);
  const pages = await chunksIn(files, distDir);
  const server = files.includes(SERVER_FILE) ? { server: SERVER_FILE } : {};
  if (slice === SHELL) {
    const entry = named(files, /^index\.html$/, distDir);
    const preload = [...new Set(OF_UNRENDERED.flatMap((chunk) => pages[chunk] ?? []))];
    return { entry, css: [], preload, pages: {}, ...server };
  }
  if (!files.includes('mf-manifest.json')) {
    const entry = named(files, /^remoteEntry\b.*\.js$/, distDir);
    return { entry, css: [], preload: [], pages, ...server };
  }

  const manifest = await readJson<FederationManifest>(distDir, 'mf-manifest.json');
  const { buildInfo, remoteEntry } = manifest.metaData;
  if (buildInfo.buildName !== `@pokriv/${slice}`)
    throw new Error(`${distDir} is a build of ${buildInfo.buildName}, not of ${slice}`);
  const { name, path } = remoteEntry;
  const assets = manifest.exposes
    .filter(({ path: part }) => part === ROUTES)
    .map((exposed) => exposed.assets);
  return {
    entry: named(files, new RegExp(`^${escape(join(path, name))}$`), distDir),
    css: [...new Set(assets.flatMap(({ css }) => css.sync))],
    preload: [...new Set(assets.flatMap(({ js }) => js.sync))],
    pages,
    ...server,
    ...(files.includes(PAGES_FILE) && { routes: await readJson<unknown[]>(distDir, PAGES_FILE) }),
  };
}

const readJson = async <Content>(distDir: string, file: string): Promise<Content> =>
  JSON.parse(await readFile(join(distDir, file), 'utf8')) as Content;

async function chunksIn(files: string[], distDir: string): Promise<Record<string, string[]>> {
  if (!files.includes('chunks.json')) return {};
  const chunks = await readJson<Record<string, string[]>>(distDir, 'chunks.json');
  return Object.fromEntries(Object.entries(chunks).filter(([name]) => !name.startsWith('__')));
}

function named(files: string[], pattern: RegExp, distDir: string): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`${distDir}: no file ${pattern.source}`);
  return found;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
