import type { Dispatcher } from 'undici';

import { getWithRetry, isConnectionLost, isRepeatable, RETRY_WITHIN_MS } from './retry.ts';
import type { UpstreamPool } from './upstream-pool.ts';

const lost = (code = 'ECONNRESET') => Object.assign(new Error('lost'), { code });

describe('isRepeatable', () => {
  it.each([
    ['GET', {}, true],
    ['HEAD', {}, true],
    ['GET', { 'content-length': '0' }, true],
    ['GET', { 'content-length': '1' }, false],
    ['GET', { 'transfer-encoding': 'chunked' }, false],
    ['POST', {}, false],
    ['DELETE', {}, false],
  ])('%s with %o: %p', (method, headers, isIt) => {
    expect(isRepeatable({ method, headers } as Parameters<typeof isRepeatable>[0])).toBe(isIt);
  });
});

describe('isConnectionLost', () => {
  it.each([
    [lost('ECONNREFUSED'), true],
    [lost('UND_ERR_SOCKET'), true],
    [lost('UND_ERR_HEADERS_TIMEOUT'), false],
    [new Error('other'), false],
    [undefined, false],
  ])('%p: %p', (error, isIt) => {
    expect(isConnectionLost(error)).toBe(isIt);
  });
});

describe('getWithRetry', () => {
  const reply = { statusCode: 200 } as Dispatcher.ResponseData;
  const poolOf = (first: Error, afterMs: number) => {
    let clock = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    const again = jest.fn(() => Promise.resolve(reply));
    const pool = {
      request: () => {
        clock += afterMs;
        return Promise.reject(first);
      },
      requestOnNewConnection: again,
    } as unknown as UpstreamPool;
    return { pool, again };
  };
  afterEach(() => jest.restoreAllMocks());

  it('asks once more over a new connection, up to the time that leaves room for an answer', async () => {
    const { pool, again } = poolOf(lost(), RETRY_WITHIN_MS);
    await expect(getWithRetry(pool, { path: '/' })).resolves.toBe(reply);
    expect(again).toHaveBeenCalledTimes(1);
    expect(again).toHaveBeenCalledWith({ path: '/', method: 'GET' });
  });

  it.each([
    ['later', lost(), RETRY_WITHIN_MS + 1],
    ['after another failure', new Error('other'), 1],
  ])('gives up %s', async (_when, error, afterMs) => {
    const { pool, again } = poolOf(error, afterMs);
    await expect(getWithRetry(pool, { path: '/' })).rejects.toBe(error);
    expect(again).not.toHaveBeenCalled();
  });
});
