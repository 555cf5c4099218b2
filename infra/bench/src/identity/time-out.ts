import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { suspendAccount } from '@pokriv/user-service/suspension/suspend-account';

import { createApi, type Ask } from '../faults/api.ts';
import { PASSWORD, type Person } from '../faults/people.ts';
import type { Measure } from '../report/row.ts';
import { timeUntil } from '../stack/wait-until.ts';
import { openUserDeps } from './user-deps.ts';

const MOST_MS = 5000;
const PAUSE_MS = 20;
const NEW_PASSWORD = 'Strelbishte-42';

interface Session {
  token: string;
  refreshToken: string;
}

async function timeOut(
  ask: Ask,
  what: string,
  { token }: Session,
  end: () => Promise<unknown>,
): Promise<Measure> {
  const status = async () => (await ask('listFavorites', { token })).status;
  if ((await status()) !== 200) throw new Error(`${what}: there was no session to end`);
  const ending = end();
  const ms = await timeUntil(async () => (await status()) !== 200, 2 * MOST_MS, PAUSE_MS);
  await ending;
  return { what, target: `out ≤ ${MOST_MS / 1000} s`, measured: `${ms.toFixed(0)} ms`, met: ms <= MOST_MS };
}

async function waysBack(stack: Stack, ask: Ask, { token, refreshToken }: Session): Promise<string[]> {
  const names = ['an old token', 'an old token for the profile', 'an old refresh token'];
  const answers = await Promise.all([
    ask('listFavorites', { token }),
    ask('getProfile', { token }),
    ask('refreshToken', { body: { refreshToken } }),
  ]);
  const ways = names.filter((_name, index) => answers[index]?.isAcknowledged);
  // at the provider itself, past the product
  const reply = await fetch(`http://${stack.urls.authHost}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const { id_token: renewed } = (await reply.json()) as { id_token?: string };
  const isBack = renewed !== undefined && (await ask('listFavorites', { token: renewed })).isAcknowledged;
  return isBack ? [...ways, 'a token renewed at the provider'] : ways;
}

/** Suspended users, sign-out on another device, and password changes. */
export async function outs(stack: Stack, people: readonly Person[]): Promise<Measure[]> {
  const ask = createApi(stack.urls.bffUrl);
  const user = await openUserDeps(stack);
  const signIn = async ({ email }: Person): Promise<Session> => {
    const { body } = await ask('login', { body: { email, password: PASSWORD } });
    return body.data as unknown as Session;
  };
  const [blocked, leaving, changing] = people;
  if (!blocked || !leaving || !changing) throw new Error('three people are needed');
  const sessions = await Promise.all([signIn(blocked), signIn(leaving), signIn(changing)]);
  const [ofBlocked, ofLeaving, ofChanging] = sessions;
  try {
    const measures = [
      await timeOut(ask, 'an account is suspended', ofBlocked, () =>
        suspendAccount(user, blocked.id, {
          ...{ until: null, reason: 'Учение' },
          ...{ source: 'review', decidedBy: 'bench' },
        }),
      ),
      await timeOut(ask, 'a user signs out on another device', ofLeaving, () =>
        ask('logout', { token: leaving.token, body: { everywhere: true } }),
      ),
      await timeOut(ask, 'a user changes the password on another device', ofChanging, () =>
        ask('changePassword', {
          token: changing.token,
          body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        }),
      ),
    ];
    const { body } = await ask('login', { body: { email: blocked.email, password: PASSWORD } });
    const back = (await Promise.all(sessions.map((session) => waysBack(stack, ask, session)))).flat();
    if (body.code !== 'ACCOUNT_SUSPENDED') back.push(`the password of who is blocked (${body.code})`);
    return [
      ...measures,
      {
        what: 'ways back in: old tokens, renewed ones, the password of who is blocked',
        target: 'none',
        measured: back.join(', ') || 'none',
        met: back.length === 0,
      },
    ];
  } finally {
    await user.close();
  }
}
