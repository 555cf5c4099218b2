import { loadByAutocannon, type Load } from '../load/load.ts';
import type { Measure } from '../report/row.ts';
import { ratioMeasure } from '../report/ratio.ts';

const ROUNDS = 4;
const WARM_UP_SECONDS = 1;
const SECONDS = 2;
const CONNECTIONS = 32;
const LISTING = '/api/properties/0123456789abcdef01234567';
const SEARCH = '/api/properties?location=sofia';

interface Proxies {
  nginx: string;
  plain: string;
  bff: string;
}

/**
 * Loads the proxies in turn, so that each round meets the same conditions; nginx with the same reply is the baseline.
 */
export async function compareProxies({ nginx, plain, bff }: Proxies): Promise<Measure[]> {
  const etag = (await fetch(bff + SEARCH)).headers.get('etag') ?? '';
  const bytes: Record<string, string> = { 'accept-encoding': 'identity' };
  const loads = {
    listing: { origin: nginx, paths: ['/properties/1'] },
    passed: { origin: bff, paths: [LISTING] },
    plain: { origin: plain, paths: [LISTING] },
    page: { origin: nginx, paths: ['/properties?location=sofia'] },
    hit: { origin: bff, paths: [SEARCH], headers: bytes },
    compressed: { origin: bff, paths: [SEARCH], headers: { 'accept-encoding': 'br' } },
    notModified: { origin: bff, paths: [SEARCH], headers: { 'if-none-match': etag } },
    nginxHit: { origin: nginx, paths: ['/cached/?location=sofia'] },
  } satisfies Record<string, Omit<Load, 'connections' | 'seconds'>>;
  type Name = keyof typeof loads;
  const names = Object.keys(loads) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;

  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
      const { perSecond, failed } = await loadByAutocannon({
        ...loads[name],
        connections: CONNECTIONS,
        seconds,
      });
      if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
      if (round > 0) rates[name].push(perSecond);
    }
  }

  const base = rates.page;
  return [
    ratioMeasure({
      what: 'one listing, passed on',
      target: 0.15,
      measured: rates.passed,
      base: rates.listing,
    }),
    ratioMeasure({
      what: 'the same, against the plainest Express with a proxy',
      target: 1,
      measured: rates.passed,
      base: rates.plain,
    }),
    ratioMeasure({ what: 'a page of search, short cache', target: 1.2, measured: rates.hit, base }),
    ratioMeasure({ what: 'the same in brotli', target: 1.2, measured: rates.compressed, base }),
    ratioMeasure({ what: 'the same, 304', target: 1.5, measured: rates.notModified, base }),
    ratioMeasure({ what: "for comparison: nginx's own cache", measured: rates.nginxHit, base }),
  ];
}
