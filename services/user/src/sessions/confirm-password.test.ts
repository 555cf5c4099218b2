import { AppError, badRequest } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import { isWrongPassword } from './confirm-password.ts';

const wrong = (param: string, msg: string = messages.wrongCurrentPassword) =>
  badRequest(msg, [{ param, msg }]);

describe('isWrongPassword', () => {
  it.each<[string, unknown, boolean]>([
    ['the wrong password of the field', wrong('password'), true],
    ['the wrong password of another field', wrong('currentPassword'), false],
    ['another error of the field', wrong('password', messages.noPassword), false],
    [
      'a refusal without fields, such as a rate limit',
      new AppError({ code: 'RATE_LIMITED', message: 'x' }),
      false,
    ],
    ['any other error', new Error(messages.wrongCurrentPassword), false],
  ])('tells %s', (_what, error, expected) => {
    expect(isWrongPassword(error, 'password')).toBe(expected);
  });
});
