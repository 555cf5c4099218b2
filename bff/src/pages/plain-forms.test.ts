import type { ReadBytes } from '../cache/cached-reads.ts';
import { servePages } from './pages.testing.ts';
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
  let site: Awaited<ReturnType<typeof servePages>>;

  const ask = async (question: Question): Promise<unknown> => {
    questions.push(question);
    if (isFailing) throw new Error('the render worker is lost');
    if (question.kind === 'form') return { name: 'suggestPlaces', query: { query: 'двустаен с двор' } };
    return encodeURI(RESULTS);
  };
  const open = (address: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + encodeURI(address), { redirect: 'manual', headers });

  beforeAll(async () => {
    site = await servePages('<!doctype html><html><head><!--boot--></head><body></body></html>', {
      readManifest: async () => manifest,
      readPlainForm: createPlainForms({ ask } as Pick<Renderer, 'ask'>, read),
    });
  });
  afterAll(() => site.close());
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
