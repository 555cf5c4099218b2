import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { claimsOf, KEY_ID, signedToken, useOwnKeys } from '@pokriv/bff/identity/own-keys';
import { projectRoot } from '@pokriv/local-stack/root';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { MongoClient } from 'mongodb';

import { createApi } from '../faults/api.ts';
import { PASSWORD, registerPeople, type Person } from '../faults/people.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { badTokens, badWithoutSignature, type TokenMaker } from './bad-tokens.ts';
import { outs } from './time-out.ts';
import { goodToken, refusals } from './try-tokens.ts';
import { startProductionBff } from './production-bff.ts';

const START_MS = 20_000;
const SECOND_MS = 1000;

export const badTokensRow: Row = {
  name: 'R11',
  title: 'tokens that must not be taken, and people who are out',
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const { admin, tenants } = await registerPeople(createApi(stack.urls.bffUrl), stack, 'r11');
      const endedAt = await endSessions(stack, admin);
      // tokens issued a second ago must count as newer
      await sleep(2 * SECOND_MS);
      return [
        ...(await signatures(stack, admin, endedAt)),
        await startsWithEmulator(stack),
        ...(await outs(stack, tenants)),
      ];
    });
  },
};

/** Signs a user out everywhere. @returns the second from which on new sessions are valid */
async function endSessions(stack: Stack, { id, token }: Person): Promise<number> {
  const { status } = await createApi(stack.urls.bffUrl)('logout', {
    token,
    body: { everywhere: true },
  });
  if (status !== 200) throw new Error(`signing out answered ${status}`);
  const client = new MongoClient(stack.urls.mongoUrl);
  try {
    const accounts = client.db('user').collection<{ _id: string; tokensValidAfter: number }>('accounts');
    return (await accounts.findOne({ _id: id }))?.tokensValidAfter ?? 0;
  } finally {
    await client.close();
  }
}

/**
 * The emulator's tokens are unsigned, so signatures are tested on a second BFF before the same services, with the
 * production verifier and a key of the drill in place of Google's.
 */
async function signatures(stack: Stack, admin: Person, endedAt: number): Promise<Measure[]> {
  const project = stack.env.FIREBASE_PROJECT_ID ?? '';
  const { bffUrl } = stack.urls;
  const keys = await useOwnKeys(project);
  const bff = await startProductionBff(stack);
  try {
    keys.records.set(admin.id, { localId: admin.id, email: admin.email, emailVerified: true });
    const maker: TokenMaker = { ...keys, project, uid: admin.id, endedAt };
    const header = { alg: 'RS256', typ: 'JWT', kid: KEY_ID };
    const signed = signedToken(header, claimsOf(project, admin.id), keys.privateKey);
    const { body } = await createApi(bffUrl)('login', { body: { email: admin.email, password: PASSWORD } });
    const own = 'the stack’s BFF, which takes the emulator’s unsigned tokens';
    const production = 'a BFF that checks signatures (the drill’s key for Google’s)';
    return [
      await goodToken(bff.origin, `${production}: a good token`, signed),
      await refusals(bff.origin, `${production}: bad ones`, badTokens(maker)),
      await goodToken(bffUrl, `${own}: a good one`, body.data?.token ?? ''),
      await refusals(bffUrl, `${own}: bad even unsigned`, badWithoutSignature(maker)),
    ];
  } finally {
    await bff.close();
    await keys.close();
  }
}

/** In production a BFF with the emulator's address would accept unsigned tokens: it must refuse to start. */
function startsWithEmulator({ env }: Stack): Promise<Measure> {
  const main = join(projectRoot(), 'bff', 'src', 'main.ts');
  const production = { ...env, NODE_ENV: 'production', PORT: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env: production, timeout: START_MS }, (error, _out, errors) => {
      const isRefused = error !== null && !error.killed && errors.includes('FIREBASE_AUTH_EMULATOR_HOST');
      resolve({
        what: 'a BFF in production that would take unsigned tokens',
        target: 'does not start',
        measured: isRefused ? 'does not start' : 'starts',
        met: isRefused,
      });
    });
  });
}
