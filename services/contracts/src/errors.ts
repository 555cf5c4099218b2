import type { SuspensionNotice } from './actor.ts';

/**
 * The code determines the HTTP status; the message is Bulgarian, for users (decisions §2). Free of zod: every browser
 * bundle rebuilds errors.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_DECLINED: 402,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  LISTING_LIMIT_REACHED: 403,
  ACCOUNT_SUSPENDED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  SIGN_IN_AGAIN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_TRANSITION: 409,
  ALREADY_REPORTED: 409,
  SLOT_TAKEN: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
  NETWORK: 0,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const errorCodes = Object.keys(ERROR_STATUS) as ErrorCode[];

export type SecondFactorStep = 'setup' | 'code';

export interface FieldError {
  param: string;
  msg: string;
}

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
  requestId?: string;
  suspension?: SuspensionNotice;
  /** Set by the browser for a reply without text; `message` then follows the status. */
  isWordless?: true;
  secondFactor?: SecondFactorStep;
  /** Stored version for a 409 of an edit; nearest free times for SLOT_TAKEN. */
  current?: unknown;
}

/** The only error class: thrown by services, serialized once per process, rebuilt by the browser. */
export class AppError extends Error {
  override name = 'AppError';
  readonly body: ErrorBody;

  constructor(body: ErrorBody, options?: ErrorOptions) {
    super(body.message, options);
    this.body = body;
  }

  /** Accepts instances of other bundles: each slice bundles its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError' && 'body' in value;
  }

  get code(): ErrorCode {
    return this.body.code;
  }

  get status(): number {
    return ERROR_STATUS[this.body.code];
  }
}

export const badRequest = (message: string, errors?: FieldError[]) =>
  new AppError({ code: 'BAD_REQUEST', message, ...(errors && { errors }) });
export const unauthenticated = (message = 'Влезте в профила си.') =>
  new AppError({ code: 'UNAUTHENTICATED', message });
export const forbidden = (message = 'Нямате права за това действие.') =>
  new AppError({ code: 'FORBIDDEN', message });
export const secondFactorRequired = (step: SecondFactorStep) =>
  new AppError({
    code: 'SECOND_FACTOR_REQUIRED',
    message:
      step === 'setup'
        ? 'Администраторите влизат с двуфакторна защита. Настройте я, за да продължите.'
        : 'Въведете кода от приложението си, за да продължите.',
    secondFactor: step,
  });
export const notFound = (message = 'Ресурсът не е намерен.') => new AppError({ code: 'NOT_FOUND', message });
export const conflict = (message: string, code: 'CONFLICT' | 'ALREADY_REPORTED' = 'CONFLICT') =>
  new AppError({ code, message });
export const unprocessable = (errors: FieldError[], message = 'Невалидни данни.') =>
  new AppError({ code: 'UNPROCESSABLE', message, errors });
export const unavailable = (
  message = 'Услугата е временно недостъпна. Моля, опитайте отново.',
  cause?: unknown,
) => new AppError({ code: 'UNAVAILABLE', message }, { cause });

/** Rate limit text (spec §8), in whole minutes, at least one. */
export function rateLimitText(retryAfterS: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterS / 60));
  return `Твърде много заявки. Опитайте след ${minutes} ${minutes === 1 ? 'минута' : 'минути'}.`;
}

/** @param waitMs ms until the next attempt; `retryAfter` is at least 1 s */
export function rateLimited(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError({ code: 'RATE_LIMITED', message: rateLimitText(retryAfter), retryAfter });
}
