import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import type { ReadBytes } from '../cache/cached-reads.ts';
import { openContext } from '../http/context.ts';
import { writeError } from '../http/write-error.ts';
import { pages } from './pages.ts';
import { createPlainForms } from './plain-forms.ts';
import type { Question } from './rendering/protocol.ts';
import type { Renderer } from './rendering/renderer.ts';

const manifest = {
  shell: { version: 's1', server: 'server.js' },
  slices: {
    'mfe-listings': {
      version: 'v1',
      entry: '/mfe/mfe-listings/v1/remoteEntry.js',
      server: 'server.js',
    },
  },
};

const SENT = '/properties?query=двустаен+с+двор&unread=true&plain=true';
const RESULTS = '/properties?query=двор&layout=two_room';
const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

describe('a form without scripts', () => {
  const questions: Question[] = [];
  const read = jest.fn<Promise<ReadBytes>, unknown[]>();
  let isFailing = false;
  let server: Server;

  const ask = async (question: Question): Promise<unknown> => {
    questions.push(question);
    if (isFailing) throw new Error('the render worker is lost');
    if (question.kind === 'form') return { name: 'suggestPlaces', query: { query: 'двустаен с двор' } };
    return encodeURI(RESULTS);
  };
  const open = (address: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${encodeURI(address)}`, {
      redirect: 'manual',
      headers,
    });

  beforeAll(async () => {
    const plain = Buffer.from('<!doctype html><html><head><!--boot--></head><body></body></html>');
    const visitorRead = async (): Promise<ReadBytes> => ({
      status: 200,
      body: asJson({ data: [] }),
      mark: '',
    });
    const parts = {
      readManifest: async () => manifest,
      assets: {
        ofShell: async () => ({ type: 'text/html', etag: '"1"', plain }),
        ofSlice: async () => undefined,
      },
      settings: {
        firebase: { projectId: 'p', apiKey: 'k', authDomain: 'auth.example' },
        authEmulator: false,
        siteCurrency: 'BGN' as const,
      },
      isProduction: false,
      publicOrigin: 'https://pokriv.bg',
      readAsVisitor: visitorRead,
      prepareFirstScreen: async () => ({}),
      readPlainForm: createPlainForms({ ask } as Pick<Renderer, 'ask'>, read),
      visitors: { read: () => 'known', issue: () => '' },
      limits: {
        pages: { spend: () => true, take: () => undefined },
        renders: { spend: () => true, take: () => undefined },
        newBrowsers: { waitOf: () => 0, add: () => undefined, take: () => undefined },
      },
    } satisfies Parameters<typeof pages>[0];
    server = createServer(express().use(openContext(0), pages(parts), writeError));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    questions.length = 0;
    isFailing = false;
    read.mockReset().mockResolvedValue({ status: 200, body: asJson({ data: 'read' }), mark: '' });
  });

  it('is sent to the filters of its sentence', async () => {
    const reply = await open(SENT, { cookie: 'currency=EUR' });
    expect([reply.status, decodeURI(reply.headers.get('location') ?? '')]).toEqual([303, RESULTS]);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('vary')).toContain('Cookie');
    expect(read).toHaveBeenCalledTimes(1);
    expect(questions).toMatchObject([
      { kind: 'form', path: '/properties', currency: 'EUR' },
      { kind: 'results', currency: 'EUR', reply: '{"data":"read"}' },
    ]);
  });

  it('is not sent on from there', async () => {
    expect((await open(RESULTS)).status).toBe(200);
    expect(questions).toEqual([]);
  });

  it.each([
    ['the service does not answer', () => read.mockRejectedValue(new Error('timeout'))],
    [
      'the service refuses the sentence',
      () => read.mockResolvedValue({ status: 400, body: asJson({}), mark: '' }),
    ],
    ['the render worker is lost', () => (isFailing = true)],
  ])('gets the page of its words when %s', async (_why, fail) => {
    fail();
    expect((await open(SENT)).status).toBe(200);
  });
});
