import type { SentPhoneCode } from '@pokriv/contracts/account/phone-verification';
import { AppError, badRequest, conflict, notFound, rateLimited } from '@pokriv/contracts/errors';
import { isMobilePhone } from '@pokriv/contracts/phone';
import type { Limit } from '@pokriv/service-kit/limits';

import type { StoredAccount } from '../accounts/account.model.ts';
import { verifiedPhoneOf } from '../accounts/verified-phone-of.ts';
import { messages } from '../messages.ts';
import type { PhoneDeps } from './phone-deps.ts';

/** Pause between two SMS to a person. */
const RESEND_MS = 60_000;
const SECOND_MS = 1000;

interface Request {
  ip: string;
  recaptchaToken: string;
}

/**
 * Sends a code to the saved phone. Within a minute a repeat for the same number (a double click, a second tab) sends
 * nothing and answers the same; the code that was sent stays valid until another one is sent.
 * @throws AppError BAD_REQUEST naming the field; EMAIL_NOT_VERIFIED; CONFLICT for a verified phone; RATE_LIMITED;
 * UNAVAILABLE
 */
export async function sendPhoneCode(
  deps: PhoneDeps,
  userId: string,
  { ip, recaptchaToken }: Request,
): Promise<SentPhoneCode> {
  const { phoneCodes, networkLimits, provider, now } = deps;
  const phone = phoneToVerify(await deps.accounts.byId(userId));
  const at = now();
  const before = new Date(at.getTime() - RESEND_MS);
  const last = await phoneCodes.claim(userId, { phone, at, before });
  if (!last) return repeated(deps, userId, phone);
  try {
    await networkLimits['phone-code-ip'].take(ip);
    const session = await withBudget(deps, { userId, phone }, () =>
      provider.sendPhoneCode(phone, recaptchaToken),
    );
    await phoneCodes.noteSent(userId, { phone, session, sentAt: at, tries: 0 });
  } catch (error) {
    await phoneCodes.release(userId, at, last);
    throw error;
  }
  return { phone, resendAfter: RESEND_MS / SECOND_MS };
}

function phoneToVerify(account: StoredAccount | null): string {
  if (!account || account.isErasing) throw notFound(messages.profileMissing);
  const { phone } = account;
  if (!account.isEmailVerified)
    throw new AppError({ code: 'EMAIL_NOT_VERIFIED', message: messages.phone.emailFirst });
  if (phone === undefined) throw refused(messages.phone.noPhone);
  if (!isMobilePhone(phone)) throw refused(messages.phone.notMobile);
  if (verifiedPhoneOf(account)) throw conflict(messages.phone.alreadyVerified);
  return phone;
}

const refused = (msg: string) => badRequest(msg, [{ param: 'phone', msg }]);

/** @throws AppError RATE_LIMITED until the pause ends, when the last code went to another number or is being sent */
async function repeated(
  { phoneCodes, now }: PhoneDeps,
  userId: string,
  phone: string,
): Promise<SentPhoneCode> {
  const { askedAt, code } = (await phoneCodes.byId(userId)) ?? {};
  const waitMs = askedAt ? Math.max(0, askedAt.getTime() + RESEND_MS - now().getTime()) : 0;
  const isSent = code?.phone === phone && code.sentAt.getTime() === askedAt?.getTime();
  if (!isSent) throw rateLimited(waitMs);
  return { phone, resendAfter: Math.ceil(waitMs / SECOND_MS) };
}

/** Takes a point of each SMS budget; returns them when no SMS was sent. */
async function withBudget<Result>(
  { limits }: PhoneDeps,
  { userId, phone }: { userId: string; phone: string },
  send: () => Promise<Result>,
): Promise<Result> {
  const budgets: [Limit, string][] = [
    [limits['phone-code'], userId],
    [limits['phone-code-number'], phone],
    [limits['phone-code-site'], 'all'],
  ];
  const taken: typeof budgets = [];
  try {
    for (const budget of budgets) {
      await budget[0].take(budget[1]);
      taken.push(budget);
    }
    return await send();
  } catch (error) {
    for (const [limit, key] of taken) await limit.giveBack(key);
    throw error;
  }
}
