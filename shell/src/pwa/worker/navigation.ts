import { inTime } from './in-time.ts';
import { isReadable, keepVisited } from './replies.ts';
import type { ShellCache } from './shell-cache.ts';
import type { AskedEvent } from './worker-scope.ts';

/** After this the cached page is shown, if there is one. */
const NETWORK_MS = 8000;

const isOk = (reply: Response) => reply.ok;

/** Page addresses; API calls, pictures and files are not pages, even in a window of their own. */
export const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:api|media|mfe|assets|sitemaps)(?:\/|$)/u.test(pathname) &&
  !pathname.slice(pathname.lastIndexOf('/')).includes('.');

const fromNetwork = async ({ request, preloadResponse }: AskedEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Offline: a cached page, or the page that lists the cached ones. */
async function withoutNetwork(shell: ShellCache, path: string): Promise<Response | undefined> {
  if (await isReadable(path)) {
    const bare = await shell.barePage();
    if (bare) return bare;
  }
  return shell.offlinePage();
}

/** Network first: pages carry the newest manifest and data. */
export async function navigation(event: AskedEvent, shell: ShellCache): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const fetched = fromNetwork(event);
  try {
    const reply = await inTime(fetched, NETWORK_MS);
    if (isOk(reply)) {
      event.waitUntil(Promise.allSettled([keepVisited(pathname), shell.refreshBarePage()]));
    }
    return reply;
  } catch {
    return (await withoutNetwork(shell, pathname)) ?? fetched;
  }
}
