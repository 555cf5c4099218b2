import type * as errors from './errors.ts';
import { AppError, badRequest, notFound, rateLimited, secondFactorRequired } from './errors.ts';

describe('AppError', () => {
  it('is recognised by the copy of its class in another bundle', () => {
    const otherBundle: { errors?: typeof errors } = {};
    jest.isolateModules(() => {
      otherBundle.errors = jest.requireActual('./errors.ts');
    });
    expect(otherBundle.errors?.AppError).not.toBe(AppError);
    expect(otherBundle.errors?.notFound()).toBeInstanceOf(AppError);
  });

  it('does not match other errors or lookalikes', () => {
    expect(notFound()).toBeInstanceOf(AppError);
    expect(new Error('AppError')).not.toBeInstanceOf(AppError);
    expect({ name: 'AppError', body: {} }).not.toBeInstanceOf(AppError);
  });
});

describe('rateLimited', () => {
  it.each([
    [400, 1, 'Твърде много заявки. Опитайте след 1 минута.'],
    [60_000, 60, 'Твърде много заявки. Опитайте след 1 минута.'],
    [60_001, 61, 'Твърде много заявки. Опитайте след 2 минути.'],
    [900_000, 900, 'Твърде много заявки. Опитайте след 15 минути.'],
  ])('turns %d ms into %d s: %s', (waitMs, retryAfter, message) => {
    expect(rateLimited(waitMs).body).toEqual({ code: 'RATE_LIMITED', message, retryAfter });
  });
});

describe('badRequest', () => {
  it('names fields only when there are some', () => {
    const errors = [{ param: 'email', msg: 'Заето.' }];
    expect(badRequest('Невалидни данни.').body).toEqual({ code: 'BAD_REQUEST', message: 'Невалидни данни.' });
    expect(badRequest('Невалидни данни.', errors).body).toMatchObject({ errors });
  });
});

describe('secondFactorRequired', () => {
  it.each([
    ['setup', /Настройте я/u],
    ['code', /Въведете кода/u],
  ] as const)('says what to do at the step %s', (step, said) => {
    expect(secondFactorRequired(step).body).toMatchObject({ secondFactor: step, message: said });
  });
});
