import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { pictureFetcher, type FetchPicture } from '@pokriv/user-service/avatars/google/fetch-picture';
import { isPublicAddress } from '@pokriv/user-service/avatars/google/is-public-address';
import type { Resolve } from '@pokriv/user-service/avatars/google/checked-connector';
import { aCanary, OUTSIDE } from '@pokriv/user-service/testing/a-canary';
import {
  badAddresses,
  badHosts,
  goodAddress,
  rebinding,
} from '@pokriv/user-service/testing/bad-avatar-addresses';

import { createApi } from '../faults/api.ts';
import { registerPeople } from '../faults/people.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';

const HOSTS = [new URL(goodAddress).hostname];
const REDIRECTS = [301, 302, 303, 307, 308];
const SHOWN = 5;

type Canary = Awaited<ReturnType<typeof aCanary>>;

export const avatarsRow: Row = {
  name: 'R10',
  title: 'avatar addresses that must never be asked: look-alikes, inner addresses, redirects, rebinding',
  run: async () => {
    forgetData('drill');
    const redirect = { status: 302 };
    const canary: Canary = await aCanary((_request, reply) => {
      reply.writeHead(redirect.status, { location: `http://127.0.0.1:${canary.port}/a.jpg` }).end();
    });
    const folder = await mkdtemp(join(tmpdir(), 'drill-avatars-'));
    try {
      const isWatching = await wouldBeTouched(canary, folder);
      const byApi = await withOwnStack(startOwnStack('drill', { only: apiUnits }), (stack) =>
        askProduct(stack, canary),
      );
      const elsewhere = await askElsewhere(canary, { folder, redirect });
      return [isWatching, ...byApi, ...elsewhere];
    } finally {
      await canary.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const fetcher = (canary: Canary, resolve: Resolve, isAllowed = isOutside): FetchPicture =>
  pictureFetcher(HOSTS, { resolve, isAllowed, plainPort: canary.port });
const isOutside = (address: string): boolean => address === OUTSIDE || isPublicAddress(address);

const answering = (answers: Awaited<ReturnType<Resolve>>[]): Resolve => {
  const left = [...answers];
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? [];
};

/** Checks that the canary works: an unreachable one proves nothing. */
async function wouldBeTouched(canary: Canary, folder: string): Promise<Measure> {
  const inner = answering([[{ address: '127.0.0.1', family: 4 }]]);
  const before = canary.touched();
  await fetcher(canary, inner, () => true)(goodAddress, folder).catch(() => undefined);
  const touched = canary.touched() - before;
  return {
    what: 'the canary, asked with the check switched off',
    target: 'reached',
    measured: touched > 0 ? 'reached' : 'not reached',
    met: touched > 0,
  };
}

async function askProduct(stack: Stack, canary: Canary): Promise<Measure[]> {
  await stack.waitReady();
  const ask = createApi(stack.urls.bffUrl);
  const { landlords } = await registerPeople(ask, stack, 'r10');
  const token = landlords[0]?.token;
  const before = canary.touched();
  const bad = badAddresses(canary.port);
  const taken: string[] = [];
  for (const { what, address } of bad) {
    const { status } = await ask('takeGoogleAvatar', { body: { googleAvatarUrl: address }, token });
    if (status !== 400) taken.push(`${what} (${status})`);
  }
  if (taken.length > 0) console.log(taken.slice(0, SHOWN).join(', '));
  const left = await filesIn(stack.env.AVATARS_DIR ?? '');
  return [
    refusals('addresses refused by the API', bad.length - taken.length, bad.length),
    reached('reached the canary', canary.touched() - before, bad.length),
    { what: 'files left', target: '0', measured: String(left), met: left === 0 },
  ];
}

async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Cases that need fake name servers and a fake Google: the service's own fetch, in this process. */
async function askElsewhere(
  canary: Canary,
  { folder, redirect }: { folder: string; redirect: { status: number } },
): Promise<Measure[]> {
  const before = canary.touched();
  let refused = 0;
  const count = (fetched: Promise<string>): Promise<void> =>
    fetched.then(
      () => undefined,
      () => {
        refused += 1;
      },
    );
  const hosts = badHosts(OUTSIDE);
  for (const { answers } of hosts) await count(fetcher(canary, answering(answers))(goodAddress, folder));
  for (const status of REDIRECTS) {
    redirect.status = status;
    const outside = answering([[{ address: OUTSIDE, family: 4 }]]);
    await count(fetcher(canary, outside)(goodAddress, folder));
  }
  await count(fetcher(canary, answering(rebinding(OUTSIDE)))(goodAddress, folder));
  const asked = hosts.length + REDIRECTS.length + 1;
  return [
    refusals(
      'hosts that lead inside, redirects and a host that changes its address, refused',
      refused,
      asked,
    ),
    reached('of these reached the canary', canary.touched() - before, asked),
  ];
}

const refusals = (what: string, refused: number, all: number): Measure => ({
  what,
  target: 'all',
  measured: `${refused} of ${all}`,
  met: refused === all,
});

const reached = (what: string, touched: number, all: number): Measure => ({
  what,
  target: '0',
  measured: `${touched} of ${all}`,
  met: touched === 0,
});
