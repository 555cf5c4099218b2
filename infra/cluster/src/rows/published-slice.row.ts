import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Measure, Row } from '@pokriv/bench/report/row';
import { buildOf, publishVariant, renamed } from '@pokriv/bench/slices/publish-variant';
import { timeUntil } from '@pokriv/bench/stack/wait-until';
import { chooseDeployments } from '@pokriv/deploy/choose-deployments';
import { SERVER_FILE } from '@pokriv/deploy/find-entry';
import { rollBack } from '@pokriv/deploy/roll-back';
import { placesIn } from '@pokriv/local-stack/data-folder';

import { objectStoreName } from '../engines/object-store.ts';
import { sharedCluster } from '../shared-cluster.ts';

const SLICE = 'mfe-listings';
const SERVED_MS = 3000;
const GIVE_UP_MS = 20_000;
const ROUNDS = 3;
const SHOWN = 3;
const PAGES = ['/', '/properties', '/login'];

export const publishedSliceRow: Row = {
  name: 'C9',
  title: 'a slice published and rolled back while two BFFs serve',
  run: async () => {
    const { stack, ports, dataDir } = await sharedCluster();
    await stack.waitReady();
    const place = await chooseDeployments('', stack.env);
    const instances = ports.instances.bff.map((port) => `http://127.0.0.1:${port}`);
    const over = new AbortController();
    const browsing = browse(stack.urls.bffUrl, over.signal);
    const times: number[] = [];
    const missing: string[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const version = await publishVariant(SLICE, place, { change: renamed(`${Date.now()}`) });
        times.push(await timeUntil(() => areServing(instances, version), GIVE_UP_MS));
        missing.push(...(await missingFiles(instances, version)));
        const done = await rollBack(SLICE, place);
        times.push(await timeUntil(() => areServing(instances, done?.to ?? ''), GIVE_UP_MS));
      }
    } finally {
      over.abort();
    }
    const browsed = await browsing;
    return [
      { what: 'S3 server', target: '', measured: objectStoreName(placesIn(dataDir).objects) },
      {
        what: 'both serve what was published or rolled back',
        target: `≤ ${SERVED_MS / 1000} s`,
        measured: `${times.length} times, at most ${(Math.max(...times) / 1000).toFixed(1)} s`,
        met: times.every((ms) => ms <= SERVED_MS),
      },
      failures('files of the new version through each instance', missing, 'all there'),
      failures('pages and their files meanwhile', browsed.failed, `0 of ${browsed.asked}`),
    ];
  },
};

const failures = (what: string, failed: readonly string[], fine: string): Measure => ({
  what,
  target: 'no 404',
  measured: failed.length === 0 ? fine : `${failed.length}: ${failed.slice(0, SHOWN).join(', ')}`,
  met: failed.length === 0,
});

/** Whether a page of each instance names the version. */
async function areServing(instances: readonly string[], version: string): Promise<boolean> {
  const pages = await Promise.all(
    instances.map(async (origin) => (await fetch(`${origin}/mfe-manifest.json`)).text()),
  );
  return pages.every((page) => page.includes(version));
}

async function missingFiles(instances: readonly string[], version: string): Promise<string[]> {
  const built = await readdir(buildOf(SLICE));
  const files = built.filter((name) => name.endsWith('.js') && name !== SERVER_FILE);
  const asked = instances.flatMap((origin) =>
    files.map((name) => `${origin}/mfe/${SLICE}/${version}/${name}`),
  );
  const found = await Promise.all(asked.map(async (url) => ({ url, status: (await fetch(url)).status })));
  return found
    .filter(({ status }) => status !== 200)
    .map(({ url, status }) => `${status} ${new URL(url).pathname}`);
}

/** Opens pages through the balancer, and every script that they name, as a browser does. */
async function browse(origin: string, signal: AbortSignal): Promise<{ asked: number; failed: string[] }> {
  const failed: string[] = [];
  let asked = 0;
  const open = async (path: string): Promise<string> => {
    asked += 1;
    const reply = await fetch(origin + path).catch(() => undefined);
    const text = await reply?.text().catch(() => '');
    if (reply?.status !== 200) failed.push(`${reply?.status ?? 'no answer'} ${path}`);
    return text ?? '';
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const page = await open(PAGES[turn % PAGES.length] ?? '/');
    const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/gu)].map(([, path = '']) => path);
    await Promise.all([...new Set(scripts)].map(open));
    await sleep(50);
  }
  return { asked, failed };
}
