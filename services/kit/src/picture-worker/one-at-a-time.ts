import { unavailable } from '@pokriv/contracts/errors';

const MOST_WAITING = 200;

/**
 * Runs jobs one after another: decoding uses at most one core.
 * @param busy error text when the queue is full
 * @throws AppError UNAVAILABLE when the queue is full
 */
export function oneAtATime(busy: string) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (waiting >= MOST_WAITING) return Promise.reject(unavailable(busy));
    waiting += 1;
    const result = last.then(job).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
