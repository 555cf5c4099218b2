import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aCanary, OUTSIDE } from '../../testing/a-canary.ts';
import { badAddresses, badHosts, goodAddress, rebinding } from '../../testing/bad-avatar-addresses.ts';
import type { Resolve } from './checked-connector.ts';
import { pictureFetcher } from './fetch-picture.ts';
import { isPublicAddress } from './is-public-address.ts';

const HOSTS = ['lh3.googleusercontent.com'];
const MB = 1024 * 1024;
const isAllowed = (address: string) => address === OUTSIDE || isPublicAddress(address);

describe('pictureFetcher', () => {
  let folder = '';
  let canary: Awaited<ReturnType<typeof aCanary>>;
  let answer: RequestListener;
  let asked: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'user-google-'));
    canary = await aCanary((request, reply) => {
      asked.push(`${request.headers.host}${request.url}`);
      answer(request, reply);
    });
  });
  afterAll(async () => {
    await canary.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked = [];
    answer = (_request, reply) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture');
  });

  const resolving =
    (answers: Awaited<ReturnType<Resolve>>[]): Resolve =>
    async () =>
      (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  const outside: Resolve = async () => [{ address: OUTSIDE, family: 4 }];
  // Ample by default: on a loaded machine the size test needs longer than the production timeout.
  const fetchBy = (resolve: Resolve, { allows = isAllowed, ms = 15_000 } = {}) =>
    pictureFetcher(HOSTS, { resolve, isAllowed: allows, plainPort: canary.port }, ms);
  const fetchWhen = (listener: RequestListener, ms?: number) => {
    answer = listener;
    return fetchBy(outside, { ms })(goodAddress, folder);
  };

  it('fetches the picture at 512 px', async () => {
    const path = await fetchBy(outside)(goodAddress, folder);
    expect([await readFile(path, 'utf8'), asked]).toEqual([
      'picture',
      ['lh3.googleusercontent.com/a/picture=s512-c'],
    ]);
  });

  it('reaches the canary without the address check', async () => {
    const before = canary.touched();
    const inner = resolving([[{ address: '127.0.0.1', family: 4 }]]);
    await expect(fetchBy(inner, { allows: () => true })(goodAddress, folder)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(canary.touched()).toBe(before + 1);
  });

  it('refuses bad addresses without a request', async () => {
    const before = canary.touched();
    for (const { address } of badAddresses(canary.port))
      await expect(fetchBy(outside)(address, folder)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect([canary.touched(), asked]).toEqual([before, []]);
  });

  it.each(badHosts(OUTSIDE).map((host) => [host.what, host]))(
    'does not connect when the host resolves to %s',
    async (_what, { answers }) => {
      const before = canary.touched();
      await expect(fetchBy(resolving([...answers]))(goodAddress, folder)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: 'Адресът не е на снимка от Google.',
      });
      expect([canary.touched(), asked]).toEqual([before, []]);
    },
  );

  it('resolves a host once, which prevents DNS rebinding', async () => {
    const before = canary.touched();
    await fetchBy(resolving(rebinding(OUTSIDE)))(goodAddress, folder);
    expect([canary.touched(), asked.length]).toEqual([before, 1]);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect %i', async (status) => {
    const before = canary.touched();
    const location = `http://127.0.0.1:${canary.port}/a.jpg`;
    const redirected = fetchWhen((_request, reply) => reply.writeHead(status, { location }).end());
    await expect(redirected).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([canary.touched(), asked.length]).toEqual([before, 1]);
  });

  it.each(['text/html', 'image/svg+xml', 'image/gif', 'application/json', ''])(
    'refuses content type %p',
    async (type) => {
      const fetched = fetchWhen((_request, reply) =>
        reply.writeHead(200, type ? { 'content-type': type } : {}).end('x'),
      );
      await expect(fetched).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
    },
  );

  it('stops at 5 MB, with or without a content length', async () => {
    const headers = { 'content-type': 'image/png' };
    const announced = fetchWhen((_request, reply) =>
      reply.writeHead(200, { ...headers, 'content-length': 5 * MB + 1 }).write('x'),
    );
    await expect(announced).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    let sent = 0;
    const endless = fetchWhen((_request, reply) => {
      reply.writeHead(200, headers);
      const more = (): void => {
        if (reply.destroyed) return;
        sent += MB / 4;
        reply.write(Buffer.alloc(MB / 4), more);
      };
      more();
    });
    await expect(endless).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(sent).toBeLessThan(40 * MB);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'drips',
      (_request, reply) => {
        reply.writeHead(200, { 'content-type': 'image/png' });
        const drip = setInterval(() => reply.write('x'), 50);
        reply.on('close', () => clearInterval(drip));
      },
    ],
  ])('times out on a server that %s', async (_what, listener) => {
    // without the timeout, this test would not end
    await expect(fetchWhen(listener, 400)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('throws UNAVAILABLE for an unknown host', async () => {
    const nowhere: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(fetchBy(nowhere)(goodAddress, folder)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
