import { AppError, type ErrorBody, unavailable } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';

const LOCKED_S = 900;

const wrong = (message: string): ErrorBody => ({ code: 'UNAUTHENTICATED', message });
const invalid = (param: string, msg: string): ErrorBody => ({
  code: 'BAD_REQUEST',
  message: msg,
  errors: [{ param, msg }],
});

/** Codes of the Identity Toolkit and what a person is told (spec §8). */
const told: Record<string, ErrorBody> = {
  EMAIL_NOT_FOUND: wrong(messages.noSuchUser),
  INVALID_PASSWORD: wrong(messages.wrongPassword),
  INVALID_LOGIN_CREDENTIALS: wrong(messages.wrongCredentials),
  INVALID_EMAIL: invalid('email', messages.invalidEmail),
  USER_DISABLED: { code: 'ACCOUNT_SUSPENDED', message: messages.userDisabled },
  TOO_MANY_ATTEMPTS_TRY_LATER: {
    code: 'RATE_LIMITED',
    message: messages.tooManyAttempts,
    retryAfter: LOCKED_S,
  },
  OPERATION_NOT_ALLOWED: { code: 'FORBIDDEN', message: messages.notAllowed },
  PASSWORD_LOGIN_DISABLED: { code: 'FORBIDDEN', message: messages.notAllowed },
  EMAIL_EXISTS: { code: 'CONFLICT', message: messages.emailTaken },
  WEAK_PASSWORD: invalid('password', messages.weakPassword),
  INVALID_OOB_CODE: invalid('token', messages.invalidLink),
  EXPIRED_OOB_CODE: invalid('token', messages.invalidLink),
  MISSING_OOB_CODE: invalid('token', messages.invalidLink),
  TOKEN_EXPIRED: wrong(messages.sessionEnded),
  INVALID_REFRESH_TOKEN: wrong(messages.sessionEnded),
  MISSING_REFRESH_TOKEN: wrong(messages.sessionEnded),
  INVALID_GRANT_TYPE: wrong(messages.sessionEnded),
  USER_NOT_FOUND: wrong(messages.sessionEnded),
};

/** The provider writes `CODE` or `CODE : explanation`; what it means is a table, the rest is an outage. */
export function providerError(text: string): AppError {
  const code = text.split(/[\s:]/u)[0] ?? '';
  const body = told[code];
  return body ? new AppError(body) : unavailable(undefined, new Error(`identity provider: ${code}`));
}
