import { calls } from '@pokriv/contracts/calls';
import { AppError, errorCodes, secondFactorRequired, type ErrorCode } from '@pokriv/contracts/errors';

import { reactionTo } from './on-api-error.ts';

const failed = (code: ErrorCode, parts: { message?: string; retryAfter?: number } = {}) =>
  new AppError({ code, message: '', ...parts });

const signedIn = { quiet: [], hadSession: true } as const;
const SERVER = 'Сървърна грешка. Моля, опитайте по-късно.';
const OWN = 'Думите на сървъра.';

/** Spec §8 "Central handling", row by row: without and with the server's message. */
const rows: readonly (readonly [code: ErrorCode, wordless: string, worded: string])[] = [
  ['FORBIDDEN', 'Възникна грешка.', OWN],
  ['EMAIL_NOT_VERIFIED', 'Възникна грешка.', OWN],
  ['NOT_FOUND', 'Ресурсът не е намерен.', 'Ресурсът не е намерен.'],
  ['BAD_REQUEST', 'Възникна грешка.', OWN],
  ['UNPROCESSABLE', 'Възникна грешка.', OWN],
  ['CONFLICT', 'Възникна грешка.', OWN],
  ['GONE', 'Възникна грешка.', OWN],
  ['INTERNAL', SERVER, SERVER],
  ['UNAVAILABLE', SERVER, SERVER],
  ['TIMEOUT', SERVER, SERVER],
  ['NETWORK', 'Няма връзка с мрежата.', 'Няма връзка с мрежата.'],
  [
    'RATE_LIMITED',
    'Твърде много заявки. Опитайте след 15 минути.',
    'Твърде много заявки. Опитайте след 15 минути.',
  ],
];

describe('reactionTo', () => {
  it.each(rows)('maps %s', (code, wordless, worded) => {
    expect(reactionTo(failed(code), calls.createProperty, signedIn)).toEqual({
      text: wordless,
      endsSession: false,
    });
    expect(reactionTo(failed(code, { message: OWN }), calls.createProperty, signedIn).text).toBe(worded);
  });

  it.each([
    [0, '1 минута'],
    [1, '1 минута'],
    [60, '1 минута'],
    [61, '2 минути'],
    [900, '15 минути'],
    [undefined, '15 минути'],
  ])('maps a wait of %p seconds to „%s“', (retryAfter, minutes) => {
    const { text } = reactionTo(failed('RATE_LIMITED', { retryAfter }), calls.login, signedIn);
    expect(text).toBe(`Твърде много заявки. Опитайте след ${minutes}.`);
  });

  it('shows nothing for codes that the caller shows', () => {
    for (const code of errorCodes) {
      expect(reactionTo(failed(code), calls.createProfile, { ...signedIn, quiet: [code] })).toEqual({
        text: undefined,
        endsSession: false,
      });
    }
  });

  it.each(['setup', 'code'] as const)('asks for a missing second factor over the page: %s', (step) => {
    for (const call of [calls.listUsers, calls.updateUser]) {
      expect(reactionTo(secondFactorRequired(step), call, signedIn)).toEqual({
        text: undefined,
        endsSession: false,
        secondFactor: step,
      });
    }
    const quiet = { ...signedIn, quiet: ['SECOND_FACTOR_REQUIRED'] as const };
    expect(reactionTo(secondFactorRequired(step), calls.updateUser, quiet).secondFactor).toBeUndefined();
  });

  it('leaves a failed read to its page, except 429', () => {
    for (const code of ['NOT_FOUND', 'INTERNAL', 'NETWORK', 'FORBIDDEN'] as const) {
      expect(reactionTo(failed(code), calls.getProperty, signedIn).text).toBeUndefined();
    }
    expect(reactionTo(failed('RATE_LIMITED'), calls.getProperty, signedIn).text).toMatch(/^Твърде много/u);
  });

  it('ends the session on any 401', () => {
    for (const call of [calls.listFavorites, calls.toggleFavorite]) {
      expect(reactionTo(failed('UNAUTHENTICATED', { message: OWN }), call, signedIn)).toEqual({
        text: 'Сесията ви изтече. Моля, влезте отново.',
        endsSession: true,
      });
    }
  });

  it('redirects a visitor to the login without a toast', () => {
    const visitor = { quiet: [], hadSession: false };
    expect(reactionTo(failed('UNAUTHENTICATED'), calls.toggleFavorite, visitor)).toEqual({
      text: undefined,
      endsSession: true,
    });
  });
});
