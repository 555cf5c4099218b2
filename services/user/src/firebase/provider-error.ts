import { AppError, type ErrorBody, unavailable } from '@pokriv/contracts/errors';
import { signInTexts, tooManyAttempts } from '@pokriv/contracts/account/sign-in-texts';

import { messages } from '../messages.ts';

const LOCKED_S = 900;

const wrong = (message: string): ErrorBody => ({ code: 'UNAUTHENTICATED', message });
const invalid = (param: string, msg: string): ErrorBody => ({
  code: 'BAD_REQUEST',
  message: msg,
  errors: [{ param, msg }],
});

/** Identity Toolkit codes and their messages (spec §8). */
const errors: Record<string, ErrorBody> = {
  EMAIL_NOT_FOUND: wrong(signInTexts.noSuchUser),
  INVALID_PASSWORD: wrong(signInTexts.wrongPassword),
  INVALID_LOGIN_CREDENTIALS: wrong(signInTexts.wrongCredentials),
  INVALID_EMAIL: invalid('email', signInTexts.invalidEmail),
  USER_DISABLED: { code: 'ACCOUNT_SUSPENDED', message: signInTexts.userDisabled },
  TOO_MANY_ATTEMPTS_TRY_LATER: {
    code: 'RATE_LIMITED',
    message: tooManyAttempts(LOCKED_S),
    retryAfter: LOCKED_S,
  },
  OPERATION_NOT_ALLOWED: { code: 'FORBIDDEN', message: signInTexts.notAllowed },
  PASSWORD_LOGIN_DISABLED: { code: 'FORBIDDEN', message: signInTexts.notAllowed },
  EMAIL_EXISTS: { code: 'CONFLICT', message: signInTexts.emailTaken },
  WEAK_PASSWORD: invalid('password', signInTexts.weakPassword),
  INVALID_OOB_CODE: invalid('token', signInTexts.invalidLink),
  EXPIRED_OOB_CODE: invalid('token', signInTexts.invalidLink),
  MISSING_OOB_CODE: invalid('token', signInTexts.invalidLink),
  TOKEN_EXPIRED: wrong(messages.sessionEnded),
  INVALID_REFRESH_TOKEN: wrong(messages.sessionEnded),
  MISSING_REFRESH_TOKEN: wrong(messages.sessionEnded),
  INVALID_GRANT_TYPE: wrong(messages.sessionEnded),
  USER_NOT_FOUND: wrong(messages.sessionEnded),
};

const signUpErrors: Record<string, ErrorBody> = {
  OPERATION_NOT_ALLOWED: { code: 'FORBIDDEN', message: signInTexts.registrationNotAllowed },
  ADMIN_ONLY_OPERATION: { code: 'FORBIDDEN', message: signInTexts.registrationNotAllowed },
};

/** Override for one-time codes: the account was deleted since. */
const codeErrors: Record<string, ErrorBody> = {
  USER_NOT_FOUND: invalid('token', signInTexts.noSuchUser),
  EMAIL_NOT_FOUND: invalid('token', signInTexts.noSuchUser),
};

const phoneRefusals: Record<string, ErrorBody> = {
  INVALID_CODE: invalid('code', messages.phone.wrongCode),
  MISSING_CODE: invalid('code', messages.phone.wrongCode),
  SESSION_EXPIRED: invalid('code', messages.phone.codeExpired),
  CODE_EXPIRED: invalid('code', messages.phone.codeExpired),
  INVALID_SESSION_INFO: invalid('code', messages.phone.codeExpired),
  MISSING_SESSION_INFO: invalid('code', messages.phone.codeExpired),
  INVALID_PHONE_NUMBER: invalid('phone', messages.phone.notReached),
  CAPTCHA_CHECK_FAILED: invalid('recaptchaToken', messages.phone.notHuman),
  INVALID_RECAPTCHA_TOKEN: invalid('recaptchaToken', messages.phone.notHuman),
  MISSING_RECAPTCHA_TOKEN: invalid('recaptchaToken', messages.phone.notHuman),
  USER_DISABLED: { code: 'UNAVAILABLE', message: messages.phone.noSms },
  QUOTA_EXCEEDED: { code: 'UNAVAILABLE', message: messages.phone.noSms },
  OPERATION_NOT_ALLOWED: { code: 'UNAVAILABLE', message: messages.phone.noSms },
};

const tables = { 'sign-in': {}, 'sign-up': signUpErrors, code: codeErrors, phone: phoneRefusals } as const;
export type ProviderFlow = keyof typeof tables;

/** Maps `CODE` or `CODE : explanation` to an AppError; unknown codes count as an outage. */
export function providerError(text: string, flow: ProviderFlow = 'sign-in'): AppError {
  const code = text.split(/[\s:]/u)[0] ?? '';
  const table: Record<string, ErrorBody> = { ...errors, ...tables[flow] };
  const body = table[code];
  return body ? new AppError(body) : unavailable(undefined, new Error(`identity provider: ${code}`));
}
