import { median } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { LIST, listingPath, withSite, type Site } from './site.ts';
import { vitalsOf, type Vitals } from './vitals.ts';

const VISITS = 3;
const MOST: Vitals = { lcp: 1200, cls: 0.02, inp: 200 };

export const vitalsRow: Row = {
  name: 'P7',
  title: 'first visits over slow 4G with a CPU four times slower',
  run: () => withSite(feel),
};

/** @returns the measures of P7 for a site */
export async function feel({ origin, browser }: Site, visits = VISITS): Promise<Measure[]> {
  const pages = { home: '/', list: LIST, listing: await listingPath(origin) };
  // warms up the server's caches and renderer
  for (const path of Object.values(pages)) await (await fetch(origin + path)).text();
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const taken: Vitals[] = [];
    for (let visit = 0; visit < visits; visit += 1) taken.push(await vitalsOf(browser, origin + path));
    measures.push(...measuresOf(name, taken));
  }
  return measures;
}

function measuresOf(page: string, taken: readonly Vitals[]): Measure[] {
  const [lcp, cls, inp] = (['lcp', 'cls', 'inp'] as const).map((name) =>
    median(taken.map((vitals) => vitals[name])),
  ) as [number, number, number];
  return [
    {
      what: `LCP of ${page}`,
      target: `≤ ${seconds(MOST.lcp)}`,
      measured: `${seconds(lcp)} (${taken.map((vitals) => seconds(vitals.lcp)).join(', ')})`,
      met: lcp > 0 && lcp <= MOST.lcp,
    },
    { what: `CLS of ${page}`, target: `≤ ${MOST.cls}`, measured: cls.toFixed(3), met: cls <= MOST.cls },
    {
      what: `INP of ${page}`,
      target: `≤ ${MOST.inp} ms`,
      measured: inp > 0 ? `${Math.round(inp)} ms` : '< 16 ms',
      met: inp <= MOST.inp,
    },
  ];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
