import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { openContext } from '../http/context.ts';
import { writeError } from '../http/write-error.ts';
import { pages } from './pages.ts';

type Parts = Parameters<typeof pages>[0];

const unlimited = { spend: () => true, take: () => undefined };

/** Unlimited budgets; a test replaces the one that it is about. */
export const noLimits: Parts['limits'] = {
  pages: unlimited,
  renders: unlimited,
  newBrowsers: { waitOf: () => 0, add: () => undefined, take: () => undefined },
};

/**
 * A server of pages alone, of the shell's page as given; reads of visitors are empty lists.
 * @returns its origin, and `close`
 */
export async function servePages(shellPage: string, given: Partial<Parts>) {
  const template = { type: 'text/html', etag: '"1"', plain: Buffer.from(shellPage) };
  const parts: Parts = {
    readManifest: async () => ({ slices: {}, shell: { version: 's1' } }),
    assets: { ofShell: async () => template, ofSlice: async () => undefined },
    settings: {
      firebase: { projectId: 'p', apiKey: 'k', authDomain: 'auth.example' },
      authEmulator: false,
      siteCurrency: 'BGN',
    },
    isProduction: false,
    publicOrigin: 'https://pokriv.bg',
    readAsVisitor: async () => ({ status: 200, body: Buffer.from('{"success":true,"data":[]}') }),
    prepareFirstScreen: async () => ({}),
    readPlainForm: async () => undefined,
    visitors: { read: () => 'known', issue: () => '' },
    limits: noLimits,
    ...given,
  };
  const server = createServer(express().use(openContext(0), pages(parts), writeError));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
