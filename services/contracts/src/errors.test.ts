import type * as errors from './errors.ts';
import { AppError, notFound } from './errors.ts';

describe('AppError', () => {
  it('is known by the copy of its class in another bundle', () => {
    const otherBundle: { errors?: typeof errors } = {};
    jest.isolateModules(() => {
      otherBundle.errors = jest.requireActual('./errors.ts');
    });
    expect(otherBundle.errors?.AppError).not.toBe(AppError);
    expect(otherBundle.errors?.notFound()).toBeInstanceOf(AppError);
  });

  it('is no other error, and nothing that only looks like one', () => {
    expect(notFound()).toBeInstanceOf(AppError);
    expect(new Error('AppError')).not.toBeInstanceOf(AppError);
    expect({ name: 'AppError', body: {} }).not.toBeInstanceOf(AppError);
  });
});
