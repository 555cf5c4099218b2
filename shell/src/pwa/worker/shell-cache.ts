import { BARE_PAGE, bootOf } from './bare-page.ts';
import { updateSliceCache } from './update-slice-cache.ts';

export const OFFLINE_PAGE = '/offline.html';

const PREFIX = 'shell-';
const REFRESH_MS = 60_000;

interface Build {
  build: string;
  files: readonly string[];
}

const MAIN_SCRIPT = /\bsrc="(?<src>\/assets\/[^"]+\.js)"/gu;

/**
 * Shell files for offline use, one cache per build. The bare page carries the manifest of slices, so it is served
 * offline only and refreshed online.
 */
export function shellCache({ build, files }: Build) {
  const name = PREFIX + build;
  const open = () => caches.open(name);
  let refreshedAt = 0;

  const isOfThisBuild = (html: string): boolean =>
    [...html.matchAll(MAIN_SCRIPT)].every(({ groups }) => files.includes(groups?.src ?? ''));

  async function cacheBarePage(): Promise<void> {
    const reply = await fetch(BARE_PAGE, { cache: 'no-store', credentials: 'omit' });
    const html = await reply.clone().text();
    const slices = bootOf(html)?.slices;
    if (!reply.ok || !slices || !isOfThisBuild(html)) return;
    await updateSliceCache(slices);
    await (await open()).put(BARE_PAGE, reply);
  }

  return {
    async install(): Promise<void> {
      const cache = await open();
      await cache.addAll([...files]);
      await cacheBarePage();
    },

    async removeOthers(): Promise<void> {
      const names = await caches.keys();
      const others = names.filter((each) => each.startsWith(PREFIX) && each !== name);
      await Promise.all(others.map((each) => caches.delete(each)));
    },

    async refreshBarePage(): Promise<void> {
      if (Date.now() - refreshedAt < REFRESH_MS) return;
      refreshedAt = Date.now();
      await cacheBarePage();
    },

    /** Cache first: hashed files never change. */
    async file(request: Request): Promise<Response> {
      const cache = await open();
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept) return kept;
      const reply = await fetch(request);
      if (reply.ok) await cache.put(request, reply.clone());
      return reply;
    },

    barePage: async (): Promise<Response | undefined> =>
      (await open()).match(BARE_PAGE, { ignoreVary: true }),
    offlinePage: async (): Promise<Response | undefined> =>
      (await open()).match(OFFLINE_PAGE, { ignoreVary: true }),
  };
}
export type ShellCache = ReturnType<typeof shellCache>;
