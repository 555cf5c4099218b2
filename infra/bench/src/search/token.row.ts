import { createFirebaseVerifier } from '@pokriv/bff/identity/firebase-verifier';
import { rememberVerified } from '@pokriv/bff/identity/verified-tokens';
import { claimsOf, KEY_ID, signedToken, useOwnKeys } from '@pokriv/bff/identity/own-keys';

import { createApi } from '../faults/api.ts';
import { PASSWORD } from '../faults/people.ts';
import { load } from '../load/load.ts';
import { createRandom } from '../random.ts';
import { ratioMeasure } from '../report/ratio.ts';
import type { Measure, Row } from '../report/row.ts';
import { withOwnStack } from '../stack/start-own-stack.ts';
import { startWithListings } from './listings-stack.ts';
import { distinctSearches } from './random-search.ts';

const CHECKS = 20_000;
const MOST_PART = 0.03;
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const SEARCHES = 200;
const SEED = 5;
const PROJECT = 'demo-pokriv';

export const tokenRow: Row = {
  name: 'P5',
  title: 'checking who calls',
  run: async () => [
    await checks(),
    await withOwnStack(startWithListings(), (stack) => signedIn(stack.urls.bffUrl)),
  ],
};

/** The production verifier with a generated key, uncached against cached. */
async function checks(): Promise<Measure> {
  const keys = await useOwnKeys(PROJECT);
  try {
    keys.records.set('u1', { localId: 'u1', email: 'u1@example.bg', emailVerified: true });
    const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
    const token = signedToken(header, claimsOf(PROJECT, 'u1'), keys.privateKey);
    const verify = createFirebaseVerifier(PROJECT);
    const tokens = rememberVerified(verify);
    const [cold, cached] = [await timed(() => verify(token)), await timed(() => tokens.verify(token))];
    return {
      what: 'a remembered token against a new one',
      target: `≤ ${100 * MOST_PART} %`,
      measured: `${((100 * cached) / cold).toFixed(1)} % (${(1000 * cached).toFixed(1)} µs of ${(1000 * cold).toFixed(1)} µs)`,
      met: cached <= MOST_PART * cold,
    };
  } finally {
    await keys.close();
  }
}

async function timed(check: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < CHECKS / 10; warm += 1) await check();
  const started = performance.now();
  for (let count = 0; count < CHECKS; count += 1) await check();
  return (performance.now() - started) / CHECKS;
}

async function signedIn(origin: string): Promise<Measure> {
  const { body } = await createApi(origin)('register', {
    body: { firstName: 'Мария', lastName: 'Иванова', email: `p5-${Date.now()}@bench.bg`, password: PASSWORD },
  });
  const token = body.data?.token;
  if (!token) throw new Error(`registration answered ${body.code}`);
  const paths = distinctSearches(createRandom(SEED), SEARCHES).map((search) => `/api/properties?${search}`);
  const common = { origin, paths, connections: CONNECTIONS, seconds: SECONDS };
  const rates = { anonymous: [] as number[], signedIn: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const anonymous = await load(common);
    const known = await load({ ...common, headers: { authorization: `Bearer ${token}` } });
    if (anonymous.failed + known.failed > 0) throw new Error('searches failed');
    if (round === 0) continue;
    rates.anonymous.push(anonymous.perSecond);
    rates.signedIn.push(known.perSecond);
  }
  return ratioMeasure({
    what: 'a signed-in GET against an anonymous one',
    target: 0.9,
    measured: rates.signedIn,
    base: rates.anonymous,
  });
}
