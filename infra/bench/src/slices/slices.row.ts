import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '@pokriv/checks/find-chromium';
import { rollBack } from '@pokriv/deploy/roll-back';
import { FRONT_ENDS } from '@pokriv/local-stack/front-ends/ensure-front-ends';

import type { Measure, Row } from '../report/row.ts';
import { ownDataDir, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { complaint, isWhole, openPage, type PageView } from './open-page.ts';
import { buildOf, publishVariant, renamed } from './publish-variant.ts';
import { faults, type Fault } from './faults.ts';

const HURT_PAGE = '/login';
const OTHER_PAGES = ['/', '/properties', '/dev/parts'];
const BROWSERS = 2;
const DEPLOYMENTS = 4;
const BETWEEN_MS = 1200;
const SHOWN = 3;

export const slicesRow: Row = {
  name: 'R13',
  title: 'one slice down, broken, wrong, slow; deployments and roll-backs while people browse',
  run: () =>
    withOwnStack(startOwnStack('drill'), async (stack) => {
      await Promise.all([stack.waitReady('bff'), stack.waitReady('front-ends')]);
      const missing = FRONT_ENDS.find((slice) => !existsSync(buildOf(slice)));
      if (missing) throw new Error(`${missing} is not built`);
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      try {
        // a service worker would serve the slice from its cache
        const context = await browser.newContext({ locale: 'bg-BG', serviceWorkers: 'block' });
        const site = {
          origin: stack.urls.bffUrl,
          deploymentsDir: join(ownDataDir('drill'), 'deployments'),
          context,
        };
        await openAll(site, [...OTHER_PAGES, HURT_PAGE]);
        const measures: Measure[] = [];
        for (const fault of faults) measures.push(await measureFault(site, fault));
        return [...measures, await browseDeployments(site)];
      } finally {
        await browser.close();
      }
    }),
};

interface Site {
  origin: string;
  deploymentsDir: string;
  context: BrowserContext;
}

const openAll = async ({ context, origin }: Site, paths: readonly string[]): Promise<PageView[]> =>
  Promise.all(paths.map((path) => openPage(context, origin + path)));

const complaints = (views: readonly PageView[]): string =>
  views.length === 0 ? '' : `: ${views.slice(0, SHOWN).map(complaint).join('; ')}`;

async function measureFault(site: Site, { name, begin, end }: Fault): Promise<Measure> {
  await begin(site.deploymentsDir, site.context);
  // the BFF reads the manifest five times a second
  await sleep(300);
  const [hurt, ...others] = await openAll(site, [HURT_PAGE, ...OTHER_PAGES]);
  await end(site.deploymentsDir, site.context);
  await sleep(300);
  const [after] = await openAll(site, [HURT_PAGE]);
  const harmed = others.filter((view) => !isWhole(view));
  // a page that the server has rendered is whole while its slice is still on its way
  const isContained = hurt !== undefined && hurt.hasHeader && (hurt.hasFallback || isWhole(hurt));
  const isHealed = after !== undefined && isWhole(after);
  const notes = [
    `${others.length - harmed.length} of ${others.length} other pages whole${complaints(harmed)}`,
    isContained
      ? `header and ${hurt.hasFallback ? 'retry' : 'page'} there`
      : `not contained${hurt ? complaints([hurt]) : ''}`,
    isHealed ? 'whole again' : `not whole again${after ? complaints([after]) : ''}`,
  ];
  return {
    what: `a slice ${name}`,
    target: 'others unharmed',
    measured: notes.join(', '),
    met: harmed.length === 0 && isContained && isHealed,
  };
}

async function browseDeployments(site: Site): Promise<Measure> {
  const over = new AbortController();
  const views: PageView[] = [];
  const browse = async (first: number): Promise<void> => {
    const paths = [...OTHER_PAGES, HURT_PAGE];
    for (let page = first; !over.signal.aborted; page += 1)
      views.push(...(await openAll(site, [paths[page % paths.length] ?? '/'])));
  };
  const browsing = Promise.all(Array.from({ length: BROWSERS }, (_, index) => browse(index)));
  const slices = ['mfe-listings', 'shell', 'mfe-account', 'shell'];
  for (let deployment = 0; deployment < DEPLOYMENTS; deployment += 1) {
    const slice = slices[deployment % slices.length] ?? 'shell';
    await publishVariant(slice, site.deploymentsDir, { change: renamed(`${Date.now()}`) });
    await sleep(BETWEEN_MS);
    await rollBack(slice, site.deploymentsDir);
    await sleep(BETWEEN_MS);
  }
  over.abort();
  await browsing;
  const failed = views.filter((view) => !isWhole(view));
  return {
    what: `${DEPLOYMENTS} deployments and roll-backs`,
    target: '0 failed page loads',
    measured: `${failed.length} of ${views.length} failed${complaints(failed)}`,
    met: failed.length === 0 && views.length > 0,
  };
}
