import { setTimeout as sleep } from 'node:timers/promises';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';

import { createApi, type Ask } from '../faults/api.ts';
import { drainOutboxes } from '../faults/drain-outboxes.ts';
import { killAtRandom } from '../faults/kill-at-random.ts';
import { registerPeople } from '../faults/people.ts';
import { createRandom } from '../random.ts';
import { quantile } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { timeUntil } from '../stack/wait-until.ts';
import { compareHits, expectedHits, isMatch, type Life, type WantedSearch } from './alert-oracle.ts';
import { live, submitListings } from './listing-lives.ts';
import { caughtAlerts, countHits, hitsDue, readAlerts, type StoredAlerts } from './stored-alerts.ts';
import { saveSearches } from './wanted-searches.ts';

/** `R16_CHANGES=200 R16_SEARCHES=500` for a short run. */
const CHANGES = Number(process.env.R16_CHANGES ?? 2000);
const SEARCHES = Number(process.env.R16_SEARCHES ?? 5000);
const CHANGES_OF_LISTING = 8;
/** Below the limit of a paid plan. */
const LISTINGS_OF_LANDLORD = 20;
const SEARCHES_OF_PERSON = 20;
/** Of these, one in ten is saved while listings change. */
const LATE_OF_PERSON = 2;
const AT_ONCE = 8;
/** A mail may be sent twice only when its sender dies between the two: the share depends on how often that is. */
const KILL_PAUSE_MS = { least: 5_000, more: 20_000 };
const victims = ['mongo', 'redis', 'property', 'notifications'];
const TOLD_WITHIN_MS = 20 * 60_000;
/** Longer than hits are gathered. */
const GATHERED_MS = 6 * 60_000;
const LOOK_MS = 2000;
const DRAIN_MS = 60_000;
const TARGET = { doubled: 0.01, minutes: 6 };
const MINUTE_MS = 60_000;

/** Design/alerts, To show. */
export const alertDrillRow: Row = {
  name: 'R16',
  title: `${CHANGES} changes of listings × ${SEARCHES} saved searches, while processes are killed`,
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const scene = await changeUnderKills(stack, createApi(stack.urls.bffUrl));
      await stack.waitReady();
      const open = await drainOutboxes(stack.urls.mongoUrl, DRAIN_MS);
      return [
        ...(await measure(stack, scene)),
        { what: 'events closed by their effect', target: 'all', measured: `${open} open`, met: open === 0 },
      ];
    });
  },
};

interface Scene {
  lives: Life[];
  searches: WantedSearch[];
  kills: string[];
}

/** Searches, some of them saved late, and lives of listings; the kills go on until everything is told. */
async function changeUnderKills(stack: Stack, ask: Ask): Promise<Scene> {
  const random = createRandom(16);
  const tenants = Math.ceil(SEARCHES / SEARCHES_OF_PERSON);
  const count = Math.ceil(CHANGES / CHANGES_OF_LISTING);
  const landlords = Math.ceil(count / LISTINGS_OF_LANDLORD);
  const people = await registerPeople(ask, stack, 'r16', { tenants, landlords });
  // alerts go to verified addresses: a change through the API announces the verification
  for (const { token } of people.tenants)
    await ask('updateProfile', { body: { firstName: 'Търсещ' }, token });
  const listings = await submitListings(ask, people, random, count);
  const early = await saveSearches(ask, people.tenants, random, SEARCHES_OF_PERSON - LATE_OF_PERSON);

  const isOver = new AbortController();
  const killing = killAtRandom(stack, {
    victims,
    seed: 16,
    signal: isOver.signal,
    pause: KILL_PAUSE_MS,
  });
  const life = { admin: people.admin, random, changes: CHANGES_OF_LISTING };
  const waiting = [...listings];
  const changing = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await live(ask, next, life);
    }),
  );
  const saving = saveSearches(ask, people.tenants, random, LATE_OF_PERSON);
  const [late] = await Promise.all([saving, changing]).catch((error: unknown) => {
    isOver.abort();
    throw error;
  });
  // a killed database refuses to count for a moment
  await timeUntil(() => isAllTold(stack.urls.mongoUrl).catch(() => false), TOLD_WITHIN_MS, LOOK_MS);
  isOver.abort();
  const kills = await killing;
  await sleep(LOOK_MS);
  const searches = new Map([...early, ...late].map((search) => [search.id, search]));
  return { lives: listings, searches: [...searches.values()], kills };
}

const isAllTold = async (mongoUrl: string): Promise<boolean> =>
  (await hitsDue(mongoUrl, new Date(Date.now() + GATHERED_MS))) === 0;

async function measure(stack: Stack, { lives, searches, kills }: Scene): Promise<Measure[]> {
  const { mongoUrl, mailUrl } = stack.urls;
  const stored = await readAlerts(mongoUrl);
  const caught = await caughtAlerts(mailUrl);
  const expected = expectedHits(searches, lives);
  const { missed, wrong } = compareHits(expected, countHits(stored.hits));
  const changes = lives.reduce((sum, { steps }) => sum + steps.length, 0);
  const due = [...expected.must.values()].reduce((sum, count) => sum + count, 0);
  const none = (what: string, count: number, of: number): Measure => ({
    what,
    target: '0',
    measured: `${count} of ${of}`,
    met: count === 0 && of > 0,
  });
  const waiting = stored.hits.filter(({ state }) => state === 'waiting');
  const soon = new Date(Date.now() + GATHERED_MS);
  const copies = [...caught.values()].reduce((sum, { length }) => sum + length, 0);
  const doubled = copies - caught.size;
  const minutes = delays(stored, caught);
  const p95 = quantile(minutes, 0.95);
  return [
    {
      what: 'kill -9',
      target: '≥ 1',
      measured: `${kills.length}: ${kills.join(', ')}`,
      met: kills.length > 0,
    },
    { what: 'changes × searches', target: '', measured: `${changes} × ${searches.length}` },
    none('hits missed', missed, due),
    none('hits wrong', wrong, stored.hits.length),
    none(
      'hits still due',
      waiting.filter(({ dueAt }) => dueAt === null || dueAt <= soon).length,
      stored.hits.length,
    ),
    {
      what: 'hits above four mails an hour, due later',
      target: '',
      measured: `${waiting.filter(({ dueAt }) => dueAt !== null && dueAt > soon).length} of ${stored.hits.length}`,
    },
    none('hits dropped although nothing had changed', droppedWrongly(stored, lives), stored.hits.length),
    none('matching at the end and never told', neverTold(stored, { lives, searches }), searches.length),
    none(
      'mails never handed over',
      [...stored.told.keys()].filter((id) => !caught.has(id)).length,
      stored.told.size,
    ),
    none(
      'mails that no row knows',
      [...caught.keys()].filter((id) => !stored.told.has(id)).length,
      caught.size,
    ),
    {
      what: 'mails sent twice',
      target: `≤ ${100 * TARGET.doubled} %`,
      measured: `${doubled} of ${copies}`,
      met: copies > 0 && doubled / copies <= TARGET.doubled,
    },
    {
      what: 'public → handed to SMTP, p95',
      target: `≤ ${TARGET.minutes} min`,
      measured: `${p95.toFixed(1)} min (median ${quantile(minutes, 0.5).toFixed(1)})`,
      met: minutes.length > 0 && p95 <= TARGET.minutes,
    },
  ];
}

/** From the change to the first copy of the mail, of each told hit, in minutes. */
function delays({ hits }: StoredAlerts, caught: ReadonlyMap<string, Date[]>): number[] {
  return hits.flatMap(({ changedAt, mailId }) => {
    const times = mailId === null ? [] : (caught.get(mailId) ?? []);
    const first = Math.min(...times.map(Number));
    return times.length > 0 ? [(first - changedAt.getTime()) / MINUTE_MS] : [];
  });
}

function droppedWrongly({ hits }: StoredAlerts, lives: readonly Life[]): number {
  const stepsOf = new Map(lives.map(({ listingId, steps }) => [listingId, steps]));
  return hits.filter(
    ({ state, listingId, changedAt }) =>
      state === 'dropped' && !(stepsOf.get(listingId) ?? []).some(({ from }) => from > changedAt.getTime()),
  ).length;
}

/** Listings that became new to a search, match it at the end, stand in none of its mails and wait for none. */
function neverTold({ hits, told }: StoredAlerts, { lives, searches }: Omit<Scene, 'kills'>): number {
  const isTold = new Set(
    hits.flatMap(({ searchId, mailId }) =>
      mailId === null ? [] : (told.get(mailId) ?? []).map((listingId) => `${searchId} ${listingId}`),
    ),
  );
  const isWaiting = new Set(
    hits.flatMap(({ searchId, listingId, state }) =>
      state === 'waiting' ? [`${searchId} ${listingId}`] : [],
    ),
  );
  const isHit = new Set(hits.map(({ searchId, listingId }) => `${searchId} ${listingId}`));
  let never = 0;
  for (const { id, filter } of searches)
    for (const { listingId, home, steps } of lives) {
      const pair = `${id} ${listingId}`;
      const isStill = isMatch(filter, home, steps.at(-1)?.after ?? null);
      if (isStill && isHit.has(pair) && !isTold.has(pair) && !isWaiting.has(pair)) never += 1;
    }
  return never;
}
