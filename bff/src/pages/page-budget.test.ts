import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { openContext } from '../http/context.ts';
import { writeError } from '../http/write-error.ts';
import { pages } from './pages.ts';

describe('a page above the budget for rendering', () => {
  const prepareFirstScreen = jest.fn(async () => ({
    page: { html: '<h1>Обяви</h1>', links: '', styles: '', baseStyles: '', baseStylesId: 'base' },
  }));
  let renders = 0;
  let server: Server;

  beforeAll(async () => {
    const plain = Buffer.from(
      '<!doctype html><html><head><!--boot--><script defer src="/assets/main.js"></script></head><body><div id="root"></div></body></html>',
    );
    const template = { type: 'text/html', etag: '"1"', plain };
    const parts = {
      readManifest: async () => ({ slices: {}, shell: { version: 's1' } }),
      assets: { ofShell: async () => template, ofSlice: async () => undefined },
      settings: {
        firebase: { projectId: 'p', apiKey: 'k', authDomain: 'auth.example' },
        authEmulator: false,
        siteCurrency: 'BGN' as const,
      },
      isProduction: false,
      publicOrigin: 'https://pokriv.bg',
      readAsVisitor: async () => ({ status: 200, body: Buffer.from('{"success":true,"data":[]}') }),
      prepareFirstScreen,
      readPlainForm: async () => undefined,
      visitors: { read: () => 'known', issue: () => '' },
      limits: {
        pages: { spend: () => true, take: () => undefined },
        renders: { spend: () => (renders -= 1) >= 0, take: () => undefined },
        newBrowsers: { waitOf: () => 0, add: () => undefined, take: () => undefined },
      },
    } satisfies Parameters<typeof pages>[0];
    server = createServer(express().use(openContext(0), pages(parts), writeError));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('comes all the same, and the browser renders it', async () => {
    renders = 1;
    const open = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/properties`);
    const [first, second] = [await open(), await open()];
    expect([first.status, first.headers.get('server-timing')]).toEqual([200, 'first-screen;desc=rendered']);
    expect([second.status, second.headers.get('server-timing')]).toEqual([200, 'first-screen;desc=browser']);
    const [rendered, empty] = [await first.text(), await second.text()];
    expect(rendered).toContain('<h1>Обяви</h1>');
    expect(empty).toContain('<div id="root"></div>');
    // the scripts of a rendered page wait for its first picture
    expect(rendered).toContain('["/assets/main.js"]');
    expect(rendered).not.toMatch(/<script [^>]*src=/u);
    expect(empty).toMatch(/<script nonce="[^"]+" defer src="\/assets\/main\.js">/u);
    expect(prepareFirstScreen).toHaveBeenCalledTimes(1);
  });
});
