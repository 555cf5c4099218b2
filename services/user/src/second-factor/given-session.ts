import type { Identity } from '@pokriv/contracts/actor';
import type { SecondFactorSession } from '@pokriv/contracts/account/second-factor';

import type { StoredAccount } from '../accounts/account.model.ts';
import { toUser } from '../accounts/to-user.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

const SECOND_MS = 1000;

/** In seconds; later than any code given for an earlier factor. */
export const nextSecond = (now: Date): number => Math.floor(now.getTime() / SECOND_MS) + 1;

/** Time claim of a code given now, in seconds; never before the factor itself. */
export const givenAt = (now: Date, { secondFactorSince }: StoredAccount): number =>
  Math.max(Math.floor(now.getTime() / SECOND_MS), secondFactorSince ?? 0);

/** Session tokens without the user: the account may still change before the reply. */
export type GivenTokens = Omit<SecondFactorSession, 'user'>;

/**
 * Starts a session with the second-factor claim. Called before the code is consumed: a provider outage must not cost
 * a code.
 * @param secondFactorAt seconds
 */
export async function startGivenSession(
  { provider }: Pick<SecondFactorDeps, 'provider'>,
  { uid, signedInAt }: Identity,
  secondFactorAt: number,
): Promise<GivenTokens> {
  return provider.startSession(uid, { secondFactorAt, sessionSince: signedInAt ?? secondFactorAt });
}

export const toSession = (tokens: GivenTokens, account: StoredAccount): SecondFactorSession => ({
  ...tokens,
  user: toUser(account),
});
