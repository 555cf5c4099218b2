import { AppError, badRequest, conflict, notFound } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { verifiedPhoneOf } from '../accounts/verified-phone-of.ts';
import { messages } from '../messages.ts';
import type { StoredCode } from './phone-code.model.ts';
import type { PhoneDeps } from './phone-deps.ts';

/** Shorter than the provider's own period. */
const VALID_MS = 600_000;
const TRIES_MAX = 5;

/**
 * Verifies the saved phone with the code of the last SMS. The proof at the provider belongs to no account and is
 * deleted there; a crash in between costs the code, and `clearPhoneCodes` deletes the rest.
 * @throws AppError BAD_REQUEST with `code`; CONFLICT when the phone was changed meanwhile; UNAVAILABLE, which costs no
 * try
 */
export async function verifyPhone(deps: PhoneDeps, userId: string, typed: string): Promise<StoredAccount> {
  const account = await deps.accounts.byId(userId);
  if (!account || account.isErasing) throw notFound(messages.profileMissing);
  if (verifiedPhoneOf(account)) return account;
  const code = await codeFor(deps, account);
  const phone = await prove(deps, userId, code, typed).catch(async (error: unknown) => {
    // a second tab has used the code up
    const current = await deps.accounts.byId(userId);
    if (current && verifiedPhoneOf(current)) return undefined;
    throw error;
  });
  if (phone === undefined) return verifyPhone(deps, userId, typed);
  const verified = await changeAccount(deps, userId, (current) => {
    if (current.phone !== phone) throw conflict(messages.phone.otherNumber);
    return verifiedPhoneOf(current) ? undefined : { verifiedPhone: phone };
  });
  await deps.phoneCodes.spend(userId, code);
  await deps.provider.forgetPhone(phone).catch((error: unknown) => {
    log.warn({ userId, err: error }, 'verified phone: proof not deleted at the provider, retried by the job');
  });
  return verified;
}

const refused = (msg: string) => badRequest(msg, [{ param: 'code', msg }]);

async function codeFor({ phoneCodes, now }: PhoneDeps, { _id, phone }: StoredAccount): Promise<StoredCode> {
  const { code } = (await phoneCodes.byId(_id)) ?? {};
  if (!code) throw refused(messages.phone.noCode);
  if (code.phone !== phone) throw refused(messages.phone.otherNumber);
  if (now().getTime() - code.sentAt.getTime() > VALID_MS) throw refused(messages.phone.codeExpired);
  if (!(await phoneCodes.takeTry(_id, code, TRIES_MAX))) throw refused(messages.phone.tooManyTries);
  return code;
}

async function prove(
  { phoneCodes, provider }: PhoneDeps,
  userId: string,
  code: StoredCode,
  typed: string,
): Promise<string> {
  try {
    return await provider.provePhone(code.session, typed);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') await phoneCodes.giveBackTry(userId, code);
    throw error;
  }
}
