import { AppError, badRequest } from '@pokriv/contracts/errors';

/**
 * Refusals of an upload: 400 what is wrong with a picture, 413 too much of it, 415 not a picture that is taken.
 * @param field the form's field that pictures are sent in
 */
export const badPicture = (field: string, message: string): AppError =>
  badRequest(message, [{ param: field, msg: message }]);
export const tooMuch = (message: string): AppError => new AppError({ code: 'PAYLOAD_TOO_LARGE', message });
export const unsupported = (message: string): AppError =>
  new AppError({ code: 'UNSUPPORTED_MEDIA', message });
