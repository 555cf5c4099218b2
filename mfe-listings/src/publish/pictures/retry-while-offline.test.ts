import { AppError, errorCodes } from '@pokriv/contracts/errors';

import { isRetryable, retryableCodes, retryWhileOffline } from './retry-while-offline.ts';

const failure = (code: AppError['body']['code']) => new AppError({ code, message: 'Опитайте пак.' });

describe('isRetryable', () => {
  it('holds for a lost network and every fault of the server, not for a refusal', () => {
    expect(retryableCodes).toEqual(['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'NETWORK']);
    expect(errorCodes.filter((code) => isRetryable(failure(code)))).toEqual(retryableCodes);
    expect(isRetryable(new TypeError('x'))).toBe(false);
  });
});

describe('retryWhileOffline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tries three times, 1.5 and 4 s apart, and marks the last attempt', async () => {
    const task = jest.fn<Promise<never>, [boolean]>().mockRejectedValue(failure('NETWORK'));
    const ended = expect(retryWhileOffline(task)).rejects.toThrow('Опитайте пак.');
    await jest.advanceTimersByTimeAsync(1499);
    expect(task).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3999);
    expect(task).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(task.mock.calls).toEqual([[false], [false], [true]]);
  });

  it('returns the result of a later attempt', async () => {
    const task = jest.fn<Promise<string>, [boolean]>().mockRejectedValueOnce(failure('TIMEOUT'));
    task.mockResolvedValue('saved');
    const result = retryWhileOffline(task);
    await jest.advanceTimersByTimeAsync(1500);
    await expect(result).resolves.toBe('saved');
  });

  it('throws a refusal at once', async () => {
    const task = jest.fn<Promise<never>, [boolean]>().mockRejectedValue(failure('FORBIDDEN'));
    await expect(retryWhileOffline(task)).rejects.toThrow('Опитайте пак.');
    expect(task).toHaveBeenCalledTimes(1);
  });
});
