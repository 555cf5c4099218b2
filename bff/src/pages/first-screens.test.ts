import type { Currency } from '@pokriv/contracts/money';

import type { ReadBytes } from '../cache/cached-reads.ts';
import { createFirstScreens } from './first-screens.ts';
import type { Question } from './rendering/protocol.ts';
import type { Renderer } from './rendering/renderer.ts';

const manifest = {
  shell: { version: 's1', server: 'server.js' },
  slices: {
    'mfe-listings': { version: 'v1', entry: '/mfe/mfe-listings/v1/remoteEntry.js', server: 'server.js' },
  },
};
const request = (currency: Currency) => ({
  ...{ manifest, owner: 'mfe-listings', path: '/properties', search: '?location=sofia', currency },
  asker: { ip: '127.0.0.1', requestId: 'r' },
});

function screens() {
  const asked: Question[] = [];
  const renderer = {
    ask: async (question: Question) => {
      asked.push(question);
      if (question.kind === 'plan') return { chunk: 'search', reads: [{ name: 'searchProperties' }] };
      return { html: `in ${question.currency}`, links: '', styles: '', baseStyles: '', baseStylesId: 'b' };
    },
    close: async () => undefined,
  } as unknown as Renderer;
  let mark = 'first';
  const read = jest.fn(async (): Promise<ReadBytes> => ({ status: 200, body: Buffer.from('{}'), mark }));
  const prepare = createFirstScreens(renderer, read);
  return {
    read,
    prepare,
    htmlIn: async (currency: Currency) => (await prepare(request(currency))).page?.html,
    kinds: () => asked.map(({ kind }) => kind),
    change: () => void (mark = 'second'),
  };
}

describe('first screens', () => {
  it('are rendered once in each currency, by one plan and with the same reads', async () => {
    const { htmlIn, kinds, read } = screens();
    const shown: (string | undefined)[] = [];
    for (const currency of ['BGN', 'EUR', 'BGN', 'EUR'] as const) shown.push(await htmlIn(currency));
    expect(shown).toEqual(['in BGN', 'in EUR', 'in BGN', 'in EUR']);
    expect(kinds()).toEqual(['plan', 'render', 'render']);
    expect(new Set(read.mock.calls.map((parts) => JSON.stringify(parts))).size).toBe(1);
  });

  it.each([
    ['shell', { ...manifest, shell: { version: 's1' } }],
    [
      'slice',
      {
        ...manifest,
        slices: { 'mfe-listings': { version: 'v1', entry: '/mfe/mfe-listings/v1/remoteEntry.js' } },
      },
    ],
    ['slice with that name', { ...manifest, slices: {} }],
  ])('are left to the browser when the deployed %s has no server program', async (_part, deployed) => {
    const { prepare, kinds } = screens();
    expect(await prepare({ ...request('EUR'), manifest: deployed })).toEqual({});
    expect(kinds()).toEqual([]);
  });

  it('are rendered again when a reply has changed', async () => {
    const { htmlIn, kinds, change } = screens();
    await htmlIn('EUR');
    change();
    await htmlIn('EUR');
    expect(kinds()).toEqual(['plan', 'render', 'render']);
  });

  it('share one rendering between concurrent requests of a currency', async () => {
    const { htmlIn, kinds } = screens();
    await Promise.all([htmlIn('EUR'), htmlIn('EUR'), htmlIn('BGN')]);
    expect(kinds().filter((kind) => kind === 'render')).toHaveLength(2);
  });
});
