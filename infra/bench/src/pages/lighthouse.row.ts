import * as pages from '@pokriv/contracts/pages';
import lighthouse from 'lighthouse';

import type { Measure, Row } from '../report/row.ts';
import { failedAudits, scoreOf, type LighthouseReport } from './lighthouse-report.ts';
import { LIST, listingPath, withSite, type Site } from './site.ts';

const LEAST = 97;
const GROUPS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const lighthouseRow: Row = {
  name: 'L1',
  title: 'Lighthouse for phones: first visits of a visitor',
  run: () => withSite(audit),
};

/** @returns the measures of L1 for a site */
export async function audit({ origin, debuggingPort }: Site): Promise<Measure[]> {
  const addresses = {
    home: '/',
    list: LIST,
    listing: await listingPath(origin),
    login: pages.login.path,
  };
  // warms up the server's caches and renderer
  for (const path of Object.values(addresses)) await (await fetch(origin + path)).text();
  const measures: Measure[] = [];
  const speeds: number[] = [];
  for (const [page, path] of Object.entries(addresses)) {
    const run = await lighthouse(origin + path, {
      port: debuggingPort,
      onlyCategories: [...GROUPS],
      logLevel: 'error',
    });
    if (!run) throw new Error(`lighthouse: no result for ${path}`);
    measures.push(...measuresOf(page, run.lhr));
    speeds.push(run.lhr.environment.benchmarkIndex);
  }
  return [speedOf(speeds), ...measures];
}

/** Lighthouse's own benchmark: its quarter of the processor is a phone of the middle class from about 1,500 on. */
const speedOf = (speeds: readonly number[]): Measure => ({
  what: 'speed of this machine (benchmark index)',
  target: '',
  measured: speeds.map(Math.round).join(', '),
  met: undefined,
});

function measuresOf(page: string, report: LighthouseReport): Measure[] {
  return GROUPS.map((group) => {
    const score = scoreOf(report, group);
    const failed = failedAudits(report, group);
    // The page is noindex on purpose.
    const hasTarget = !(page === 'login' && group === 'seo');
    return {
      what: `${group} of ${page}`,
      target: hasTarget ? `≥ ${LEAST}` : '',
      measured: [score, failed.join('; ')].filter(Boolean).join(': '),
      met: hasTarget ? score >= LEAST : undefined,
    };
  });
}
