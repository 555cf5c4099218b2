import { AppError, badRequest } from '@pokriv/contracts/errors';

/** Refusals of an upload: 400 what is wrong with a picture, 413 too much of it, 415 not a picture that is taken. */
export const badImage = (message: string): AppError =>
  badRequest(message, [{ param: 'images', msg: message }]);
export const tooMuch = (message: string): AppError => new AppError({ code: 'PAYLOAD_TOO_LARGE', message });
export const unsupported = (message: string): AppError =>
  new AppError({ code: 'UNSUPPORTED_MEDIA', message });
