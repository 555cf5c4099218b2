import { replaced } from './replace-code.mjs';

const REFUSED = ['suspense', 'cacheData', 'strictServerPrefetchWarning'];
const refusals = REFUSED.map((option) => `config.${option}`).join(' || ');

/**
 * The hook of SWR without Suspense, promises as fallback, and data of Server Components (docs/adr/0070). An option that
 * would need them throws.
 * @throws Error naming what the source lacks
 */
export function lighterSwr(source) {
  const options = replaced(
    source,
    /(const \{ cache, compare, )suspense, ([^}]*), strictServerPrefetchWarning \} = config;/u,
    `$1$2 } = config;
    if (${refusals}) throw Error("not built in: shell/kit/light-swr.mjs");
    const suspense = false, strictServerPrefetchWarning = false, serverCacheData = undefined;`,
  );
  const changes = [
    [/const serverCacheData = config\.cacheData;/u, ''],
    [/const hasCacheData = [^;]*;/u, 'const hasCacheData = false;'],
    [/!IS_SERVER && \/\/ getServerSnapshot[\s\S]*?return hydrationRef;\s+\}\);/u, ''],
    [/fallback && isPromiseLike\(fallback\) \? use\(fallback\) : fallback/u, 'fallback'],
    [/useIsomorphicLayoutEffect\(\(\)=>\{\s+const preloaded = [\s\S]*?\n {4}\}\);/u, ''],
    [/useIsomorphicLayoutEffect\(\(\)=>\{\s+if \(fetcher \|\| !hasCacheData[\s\S]*?\n {4}\}\);/u, ''],
  ];
  return changes.reduce((text, [pattern, put]) => replaced(text, pattern, put), options);
}
