import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

import express from 'express';

import { openContext } from './context.ts';
import { writeError } from './write-error.ts';

describe('writeError', () => {
  let failure: unknown;
  let server: Server;
  const open = (path: string, accept: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { accept } });

  beforeAll(async () => {
    const app = express().use(openContext(0), () => Promise.reject(failure as Error), writeError);
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('sends a browser a page with the request id and without the cause', async () => {
    failure = new Error('secret <cause>');
    const reply = await open('/properties', 'text/html,application/xhtml+xml');
    const page = await reply.text();
    expect(reply.status).toBe(500);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    expect(page).toContain('<h1>Нещо се обърка. Опитайте отново.</h1>');
    expect(page).toContain(reply.headers.get('x-request-id'));
    expect(page).not.toContain('secret');
    const nonce = /nonce="([^"]+)"/u.exec(page)?.[1];
    expect(reply.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('shows the message of a client error', async () => {
    failure = new AppError({
      code: 'RATE_LIMITED',
      message: 'Твърде много заявки. Опитайте след 2 минути.',
      retryAfter: 90,
    });
    const reply = await open('/', 'text/html');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '90']);
    expect(await reply.text()).toContain('Твърде много заявки. Опитайте след 2 минути.');
  });

  it.each([
    ['/api/properties', 'text/html'],
    ['/media/x.webp', 'text/html'],
    ['/properties', '*/*'],
  ])('stays JSON where a program asks: %s, %s', async (path, accept) => {
    failure = new Error('down');
    const reply = await open(path, accept);
    expect(await reply.json()).toMatchObject({ success: false, code: 'INTERNAL' });
  });

  it('logs a failed call without the secret of its address', async () => {
    const warn = jest.spyOn(log, 'warn');
    failure = new Error('down');
    await open(`/api/shared-lists/link/${'a'.repeat(43)}/vote`, '*/*');
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({ path: '/api/shared-lists/link/…/vote', err: failure }),
        'http: request failed',
      ],
    ]);
  });
});
