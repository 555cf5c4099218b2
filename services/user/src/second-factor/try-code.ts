import type { AppError } from '@pokriv/contracts/errors';
import { badRequest, conflict } from '@pokriv/contracts/errors';
import { isAppCode } from '@pokriv/contracts/account/second-factor';
import type { Caller } from '@pokriv/service-kit/actor';
import type { Unit } from '@pokriv/service-kit/mongo';
import { networkOf } from '@pokriv/service-kit/network';

import { messages } from './messages.ts';
import { findRecovery, recoveryLeft } from './recovery-codes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import type { StoredSecondFactor } from './second-factor.model.ts';
import { stepOf } from './totp.ts';

export interface Attempt {
  userId: string;
  code: string;
  caller: Pick<Caller, 'ip' | 'visitor'>;
}

/** A verified code, consumed once `use` is committed. */
export interface GoodCode {
  factor: StoredSecondFactor;
  isRecovery: boolean;
  recoveryLeft: number;
  /** @throws AppError BAD_REQUEST when the same code was used meanwhile */
  use: (unit: Unit) => Promise<void>;
}

export const wrongCode = (msg: string): AppError => badRequest(msg, [{ param: 'code', msg }]);

/** Keyed hash of the browser's id; undefined without a signed cookie. */
export const browserOf = ({ box }: SecondFactorDeps, userId: string, visitor: string | null) =>
  visitor === null ? undefined : box.hash(userId, 'browser', visitor);

/** The stored hash of the browser, under the current or the previous secret. */
const knownBrowserOf = (
  { box }: SecondFactorDeps,
  { _id, browsers }: StoredSecondFactor,
  visitor: string | null,
) =>
  visitor === null ? undefined : box.hashes(_id, 'browser', visitor).find((hash) => browsers.includes(hash));

/**
 * Counts an attempt before `judge`, so that parallel guesses count; success uncounts it. Wrong codes count per
 * account and network; a known browser has its own budget, so that an attacker cannot block it. App codes are short,
 * so unknown browsers also share a budget per account; recovery codes do not.
 * @throws AppError RATE_LIMITED; errors of `judge`
 */
export async function countTry<Result>(
  { limits }: Pick<SecondFactorDeps, 'limits'>,
  { userId, code, caller }: Attempt,
  knownBrowser: string | undefined,
  judge: () => Promise<Result> | Result,
): Promise<Result> {
  const budget = knownBrowser
    ? `browser ${userId} ${knownBrowser}`
    : `network ${userId} ${networkOf(caller.ip)}`;
  await limits['second-factor'].take(budget);
  const isShared = !knownBrowser && isAppCode(code);
  if (isShared) await limits['second-factor-account'].take(userId);
  const result = await judge();
  await limits['second-factor'].forget(budget);
  if (isShared) await limits['second-factor-account'].giveBack(userId);
  return result;
}

/**
 * Verifies an app code or a recovery code without consuming it.
 * @throws AppError CONFLICT when no factor is set up; BAD_REQUEST with `code`; RATE_LIMITED
 */
export async function tryCode(deps: SecondFactorDeps, attempt: Attempt): Promise<GoodCode> {
  const { userId, code, caller } = attempt;
  const factor = await deps.secondFactors.byId(userId);
  if (!factor?.secret) throw conflict(messages.notSetUp);
  const { secret } = factor;
  const browser = browserOf(deps, userId, caller.visitor);
  const known = knownBrowserOf(deps, factor, caller.visitor);
  const judge = isAppCode(code)
    ? () => judgeAppCode(deps, factor, secret, code)
    : () => judgeRecovery(deps, factor, code);
  const good = await countTry(deps, attempt, known, judge);
  return {
    ...good,
    use: async (unit) => {
      await good.use(unit);
      if (browser && !known) await deps.secondFactors.rememberBrowser(userId, browser, unit);
    },
  };
}

function judgeAppCode(
  { secondFactors, box, now }: SecondFactorDeps,
  factor: StoredSecondFactor,
  secret: string,
  code: string,
): GoodCode {
  const step = stepOf(code, box.open(factor._id, secret), now());
  if (step === undefined) throw wrongCode(messages.wrongCode);
  if (step <= factor.lastStep) throw wrongCode(messages.usedCode);
  return {
    factor,
    isRecovery: false,
    recoveryLeft: recoveryLeft(factor.recovery, box),
    use: async (unit) => {
      if (!(await secondFactors.useStep(factor, step, unit))) throw wrongCode(messages.usedCode);
    },
  };
}

function judgeRecovery(
  { secondFactors, box, now }: SecondFactorDeps,
  factor: StoredSecondFactor,
  code: string,
): GoodCode {
  const found = findRecovery(factor.recovery, box.hashes(factor._id, 'recovery', code));
  if (!found) throw wrongCode(messages.wrongRecovery);
  if (found.usedAt) throw wrongCode(messages.usedRecovery);
  return {
    factor,
    isRecovery: true,
    recoveryLeft: recoveryLeft(factor.recovery, box) - 1,
    use: async (unit) => {
      if (!(await secondFactors.useRecovery(factor._id, found.hash, now(), unit)))
        throw wrongCode(messages.usedRecovery);
    },
  };
}
