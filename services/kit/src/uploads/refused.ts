import { AppError, badRequest } from '@pokriv/contracts/errors';

/**
 * Refusals of an upload: 400 defective picture, 413 too much, 415 unsupported format.
 * @param field multipart field of the pictures
 */
export const badPicture = (field: string, message: string): AppError =>
  badRequest(message, [{ param: field, msg: message }]);
export const tooMuch = (message: string): AppError => new AppError({ code: 'PAYLOAD_TOO_LARGE', message });
export const unsupported = (message: string): AppError =>
  new AppError({ code: 'UNSUPPORTED_MEDIA', message });
