import { calls } from '@pokriv/contracts/calls';
import type { AppError } from '@pokriv/contracts/errors';

import { call, fetchReply, onApiError } from './api.ts';
import { setTokenSource, type TokenSource } from './token.ts';

const SERVER_TIME = 'Sat, 21 Nov 2026 10:00:00 GMT';
const done = () => new Response('{"success":true,"data":[]}', { status: 200 });
const refused = () =>
  new Response('{"success":false,"code":"UNAUTHENTICATED","message":"не"}', {
    status: 401,
    headers: { date: SERVER_TIME },
  });

function sessionWith(
  token: string | undefined,
  replies: (() => Response)[],
  over: Partial<TokenSource> = {},
) {
  const sent: (string | null)[] = [];
  globalThis.fetch = (_address, options) => {
    sent.push(new Headers(options?.headers).get('authorization'));
    return Promise.resolve((replies.shift() ?? refused)());
  };
  setTokenSource({
    stored: () => token,
    current: () => Promise.resolve(token),
    replacementOf: () => Promise.resolve(undefined),
    ...over,
  });
  const heard: [code: string, hadSession: boolean][] = [];
  const stop = onApiError((error: AppError, _call, { hadSession }) => heard.push([error.code, hadSession]));
  return { sent, heard, stop };
}

describe('the trace of a call', () => {
  it('is new for each call and the same for its second attempt', async () => {
    const { stop } = sessionWith('one', [], { replacementOf: () => Promise.resolve('two') });
    const traces: (string | null)[] = [];
    globalThis.fetch = (_address, options) => {
      traces.push(new Headers(options?.headers).get('traceparent'));
      return Promise.resolve(traces.length === 1 ? refused() : done());
    };
    await call('listFavorites');
    await call('listFavorites');
    expect(traces[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/u);
    expect(traces[1]).toBe(traces[0]);
    expect(traces[2]).not.toBe(traces[0]);
    stop();
  });
});

describe('a call refused with 401', () => {
  it('is retried once with another token', async () => {
    const replacementOf = jest.fn(() => Promise.resolve('two'));
    const { sent, heard, stop } = sessionWith('one', [refused, done], { replacementOf });
    await expect(call('listFavorites')).resolves.toMatchObject({ success: true });
    expect(sent).toEqual(['Bearer one', 'Bearer two']);
    expect(replacementOf).toHaveBeenCalledWith('one', expect.any(Number));
    expect(heard).toEqual([]);
    stop();
  });

  it('is not retried a second time', async () => {
    const { sent, stop } = sessionWith('one', [], { replacementOf: () => Promise.resolve('two') });
    await expect(call('listFavorites')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(sent).toHaveLength(2);
    stop();
  });

  it('reports the error when there is no other token', async () => {
    const { sent, heard, stop } = sessionWith('one', []);
    await expect(call('listFavorites')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([sent.length, heard]).toEqual([1, [['UNAUTHENTICATED', true]]]);
    stop();
  });

  it('reports nothing when the session is over or has been replaced', async () => {
    for (const now of [undefined, 'of another user']) {
      const { heard, stop } = sessionWith('one', [], { stored: () => now });
      await expect(call('listFavorites')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(heard).toEqual([]);
      stop();
    }
  });
});

describe('a call that needs a session', () => {
  it.each([[undefined], [''], ['  ']])('rejects %p as a token', async (token) => {
    const { sent, heard, stop } = sessionWith(token, []);
    await expect(call('listFavorites')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([sent, heard[0]?.[0]]).toEqual([[], 'UNAUTHENTICATED']);
    stop();
  });

  it('waits for the token; a public call does not', async () => {
    const current = jest.fn(() => Promise.resolve('one'));
    const { stop } = sessionWith('one', [done, done], { current });
    await call('listFavorites');
    await call('searchProperties');
    expect(current.mock.calls).toEqual([[true], [false]]);
    stop();
  });
});

it('fetchReply retries with a renewed token', async () => {
  const file = () => new Response('a;b', { status: 200 });
  const { sent, stop } = sessionWith('one', [refused, file], { replacementOf: () => Promise.resolve('two') });
  const reply = await fetchReply(calls.exportUsers, { role: 'admin' });
  expect([await reply.text(), sent]).toEqual(['a;b', ['Bearer one', 'Bearer two']]);
  stop();
});

it('the API client reports a network failure as NETWORK', async () => {
  const { heard, stop } = sessionWith('one', []);
  globalThis.fetch = () => Promise.reject(new TypeError('no answer'));
  await expect(call('searchProperties')).rejects.toMatchObject({
    code: 'NETWORK',
    message: 'Няма връзка с мрежата.',
  });
  expect(heard).toEqual([['NETWORK', true]]);
  stop();
});
