import { AppError } from '@pokriv/contracts/errors';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';

const messages = { phone: signInTexts.phoneTaken, email: signInTexts.emailTaken } as const;

export function fieldTaken(param: keyof typeof messages): AppError {
  const message = messages[param];
  return new AppError({ code: 'CONFLICT', message, errors: [{ param, msg: message }] });
}

/** True for the 409 of that field. */
export const isFieldTaken = (error: unknown, param: keyof typeof messages): boolean =>
  error instanceof AppError &&
  error.code === 'CONFLICT' &&
  (error.body.errors?.some((one) => one.param === param) ?? false);
