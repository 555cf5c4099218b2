import type * as Errors from '@pokriv/contracts/errors';
import { ClientError } from '@pokriv/contracts/client-error';

import type * as Reports from './report-error.ts';

const own = (message: string, more = ''): Error =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (${location.origin}/mfe/mfe-listings/abc/1.js?v=2#x:1:2)${more}`,
  });

describe('reports of page errors', () => {
  let sent: { path: string; body: ClientError }[];
  let waiting: Promise<unknown>[];
  const reports = async () => {
    await Promise.all(waiting);
    return sent;
  };
  const fresh = () => {
    jest.resetModules();
    return jest.requireActual<typeof Reports>('./report-error.ts');
  };
  beforeEach(() => {
    sent = [];
    waiting = [];
    navigator.sendBeacon = ((path: string, blob: Blob) => {
      const reader = new FileReader();
      waiting.push(
        new Promise((resolve) => {
          reader.onload = () => resolve(sent.push({ path, body: JSON.parse(String(reader.result)) }));
        }),
      );
      reader.readAsText(blob);
      return true;
    }) as typeof navigator.sendBeacon;
  });
  afterEach(() => jest.restoreAllMocks());

  it('send what the API accepts, without queries', async () => {
    fresh().reportError('error', own('broken at /reset-password?oobCode=secret', 'x'.repeat(5000)));
    const [report] = await reports();
    expect(report?.path).toBe('/api/client-errors');
    expect(ClientError.parse(report?.body)).toMatchObject({
      kind: 'error',
      message: 'TypeError: broken at /reset-password',
    });
    expect(report?.body.stack).toContain('/mfe/mfe-listings/abc/1.js');
    expect(JSON.stringify(report)).not.toMatch(/secret|v=2/u);
  });

  it('go out once for each error, and five times a page', async () => {
    const { reportError } = fresh();
    for (const number of [1, 1, 2, 3, 4, 5, 6]) reportError('error', own(`broken ${number}`));
    expect((await reports()).map(({ body }) => body.message)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `TypeError: broken ${number}`),
    );
  });

  it.each([
    ['an aborted call', Object.assign(own('aborted'), { name: 'AbortError' })],
    ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:2' })],
    ['a thrown text', 'text'],
  ])('leave out %s', async (_what, error) => {
    fresh().reportError('rejection', error);
    expect(await reports()).toEqual([]);
  });

  it('leave out a failed call', async () => {
    const { reportError } = fresh();
    const { AppError } = jest.requireActual<typeof Errors>('@pokriv/contracts/errors');
    const error = new AppError({ code: 'NETWORK', message: '…' });
    reportError('rejection', Object.assign(error, { stack: location.origin }));
    expect(await reports()).toEqual([]);
  });

  it('tell of errors and rejections that nothing caught', async () => {
    fresh().reportUncaught();
    dispatchEvent(new ErrorEvent('error', { error: own('thrown') }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: own('rejected') }));
    expect((await reports()).map(({ body: { kind, message } }) => [kind, message])).toEqual([
      ['error', 'TypeError: thrown'],
      ['rejection', 'TypeError: rejected'],
    ]);
  });
});
