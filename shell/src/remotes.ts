import { boot, type SliceEntry } from '@pokriv/web-kit/boot';
import type { RouteObject } from '@pokriv/web-kit/router';

import { federation } from './federation/runtime.ts';

const MANIFEST = '/mfe-manifest.json';
const LOAD_LIMIT_MS = 8000;

let known: Record<string, SliceEntry> = {};
const loads = new Map<string, Promise<RouteObject[]>>();
/** Slices to register again: a newer version may replace the failed one. */
const failed = new Set<string>();
let isFirst = true;

async function readManifest(): Promise<Record<string, SliceEntry>> {
  const inline = boot().slices;
  if (isFirst && Object.keys(inline).length > 0) {
    isFirst = false;
    return inline;
  }
  const reply = await fetch(MANIFEST, { cache: 'no-cache', signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  if (!reply.ok) throw new Error(`slice manifest: status ${reply.status}`);
  return ((await reply.json()) as { slices: Record<string, SliceEntry> }).slices;
}

const containerOf = (name: string) => name.replace('-', '_');

/** A running slice keeps its version, since two versions would share one chunk registry; others get the newest one. */
async function register(name: string): Promise<void> {
  const slices = await readManifest();
  const slice = slices[name];
  if (!slice) throw new Error(`no slice ${name} in the manifest`);
  if (known[name]?.entry === slice.entry && !failed.has(name)) return;
  const remote = {
    name,
    entryGlobalName: containerOf(name),
    entry: new URL(slice.entry, location.origin).href,
  };
  federation.registerRemotes([remote], { force: failed.delete(name) || name in known });
  known = { ...known, [name]: slice };
}

const timeout = (name: string) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`slice ${name} took over ${LOAD_LIMIT_MS} ms`)), LOAD_LIMIT_MS);
  });

async function load(name: string): Promise<RouteObject[]> {
  await register(name);
  const slice = await federation.loadRemote<{ routes: RouteObject[] }>(`${name}/routes`);
  if (!slice) throw new Error(`slice ${name} exposes no routes`);
  return slice.routes;
}

/** The first import of a preloaded script gets the preload's answer, also a failed or broken one. */
async function usePreloadsUp(name: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel=preload][as=script][href*="/mfe/${name}/"]`,
  );
  const ends = [...links].map(
    (link) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        // webpack waits for a script of the same address that it finds
        script.onload = script.onerror = () => {
          script.remove();
          resolve();
        };
        script.crossOrigin = link.crossOrigin;
        script.src = link.href;
        link.replaceWith(script);
      }),
  );
  await Promise.all(ends);
}

/** Retries once, from the network. */
const loadWithRetry = (name: string) =>
  load(name).catch(async (error: unknown) => {
    console.warn(`slice ${name}: load failed, retrying`, error);
    await usePreloadsUp(name);
    failed.add(name);
    return load(name);
  });

/**
 * Routes of a slice's newest version, memoized.
 * @throws Error for an unreachable, broken or slow (over 8 s) slice; the next attempt reads the manifest again
 */
export function loadSlice(name: string): Promise<RouteObject[]> {
  const present = loads.get(name);
  if (present) return present;
  const loading = Promise.race([loadWithRetry(name), timeout(name)]);
  loads.set(name, loading);
  loading.catch(() => {
    loads.delete(name);
    failed.add(name);
  });
  return loading;
}

/**
 * Another module that a slice exposes. It comes after the routes, whose load renews a broken slice.
 * @throws Error as `loadSlice`, and for a version of the slice without this part
 */
export async function loadPart<Part>(name: string, part: string): Promise<Part> {
  await loadSlice(name);
  const loaded = await federation.loadRemote<Part>(`${name}/${part}`);
  if (!loaded) throw new Error(`slice ${name} exposes no ${part}`);
  return loaded;
}
