import { calls } from '@pokriv/contracts/calls';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';

import { reactionTo } from './on-api-error.ts';

const failed = (code: ErrorCode, parts: { message?: string; retryAfter?: number } = {}) =>
  new AppError({ code, message: '', ...parts });

describe('the reaction to a failed call', () => {
  it.each([
    ['FORBIDDEN', 'Нямате права за това действие.'],
    ['BAD_REQUEST', 'Невалидни данни.'],
    ['UNPROCESSABLE', 'Невалидни данни.'],
    ['INTERNAL', 'Сървърна грешка. Моля, опитайте по-късно.'],
    ['NETWORK', 'Няма връзка с мрежата.'],
    ['RATE_LIMITED', 'Твърде много заявки. Опитайте след 15 минути.'],
  ] as const)('says what %s means', (code, text) => {
    expect(reactionTo(failed(code), calls.createProperty, [])).toEqual({ text, endsSession: false });
  });

  it('prefers the server’s own words', () => {
    const error = failed('FORBIDDEN', { message: 'Достигнахте лимита.' });
    expect(reactionTo(error, calls.submitProperty, []).text).toBe('Достигнахте лимита.');
  });

  it('rounds the wait up to minutes', () => {
    expect(reactionTo(failed('RATE_LIMITED', { retryAfter: 61 }), calls.login, []).text).toMatch(
      /след 2 минути/u,
    );
  });

  it('ends the session on a 401, unless the caller asked for silence', () => {
    expect(reactionTo(failed('UNAUTHENTICATED'), calls.listFavorites, []).endsSession).toBe(true);
    expect(reactionTo(failed('UNAUTHENTICATED'), calls.login, ['UNAUTHENTICATED'])).toEqual({
      text: undefined,
      endsSession: false,
    });
  });
});
