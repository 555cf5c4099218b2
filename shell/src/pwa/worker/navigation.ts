import { withTimeout } from './with-timeout.ts';
import { cacheVisited, isReadableOffline } from './replies.ts';
import type { ShellCache } from './shell-cache.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Timeout before the fallback to the cached page, ms. */
const NETWORK_MS = 8000;

const isOk = (reply: Response) => reply.ok;

/** Excludes API calls, pictures and files, even in their own window. */
export const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:api|media|mfe|assets|sitemaps)(?:\/|$)/u.test(pathname) &&
  !pathname.slice(pathname.lastIndexOf('/')).includes('.');

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Cached page, or the list of cached listings. */
async function offlineFallback(shell: ShellCache, path: string): Promise<Response | undefined> {
  if (await isReadableOffline(path)) {
    const bare = await shell.barePage();
    if (bare) return bare;
  }
  return shell.offlinePage();
}

/** Network first: pages carry the newest manifest and data. */
export async function navigation(event: FetchEvent, shell: ShellCache): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = fromNetwork(event);
  try {
    const reply = await withTimeout(fetched, NETWORK_MS);
    if (isOk(reply)) {
      event.waitUntil(Promise.allSettled([cacheVisited(pathname), shell.refreshBarePage()]));
    }
    return reply;
  } catch {
    return (await offlineFallback(shell, pathname)) ?? fetched;
  }
}
