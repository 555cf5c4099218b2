import type { Identity } from '@pokriv/contracts/actor';
import type { SecondFactorSession } from '@pokriv/contracts/account/second-factor';

import type { StoredAccount } from '../accounts/account.model.ts';
import { toUser } from '../accounts/to-user.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

const SECOND_MS = 1000;

/** Seconds; later than any code that was given for a factor before this one. */
export const nextSecond = (now: Date): number => Math.floor(now.getTime() / SECOND_MS) + 1;

/** When a code that is given now was given, in seconds: never before the factor itself. */
export const givenAt = (now: Date, { secondFactorSince }: StoredAccount): number =>
  Math.max(Math.floor(now.getTime() / SECOND_MS), secondFactorSince ?? 0);

/** A session's tokens without the person, whose account may still change before they are answered. */
export type GivenTokens = Omit<SecondFactorSession, 'user'>;

/**
 * Begins the same session once more, with the claim that the second factor was given in it. Asked for before a code is used
 * up, so that an outage of the provider costs no code.
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
