import { AppError } from '@pokriv/contracts/errors';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';

const told = { phone: signInTexts.phoneTaken, email: signInTexts.emailTaken } as const;

/** 409 that names the field whose value belongs to somebody else. */
export function fieldTaken(param: keyof typeof told): AppError {
  const message = told[param];
  return new AppError({ code: 'CONFLICT', message, errors: [{ param, msg: message }] });
}

/** Whether this is the 409 about that field. */
export const isFieldTaken = (error: unknown, param: keyof typeof told): boolean =>
  error instanceof AppError &&
  error.code === 'CONFLICT' &&
  (error.body.errors?.some((one) => one.param === param) ?? false);
