import { preloadLinks, preloadsOf, styleLinks } from './preload-links.ts';

const manifest = {
  shell: { version: 's1', preload: ['/assets/base-styles.js'] },
  slices: {
    'mfe-listings': {
      version: 'v1',
      entry: '/mfe/entry.js',
      preload: ['/mfe/routes.js'],
      pages: { search: ['/mfe/first-pages.js', '/mfe/search.js'] },
    },
  },
};
const preloads = (isRendered: boolean, chunk?: string) =>
  preloadsOf(manifest, { owner: 'mfe-listings', chunk, isRendered });
const addresses = (isRendered: boolean, chunk?: string) =>
  preloads(isRendered, chunk).map(({ address }) => address);

describe('preloadsOf', () => {
  it('names the files of the slice and of the page', () => {
    expect(addresses(true, 'search')).toEqual([
      '/mfe/entry.js',
      '/mfe/routes.js',
      '/mfe/first-pages.js',
      '/mfe/search.js',
    ]);
  });

  it('names the shell’s own chunk only for a page that the browser renders', () => {
    expect(addresses(false)).toContain('/assets/base-styles.js');
    expect(addresses(true)).not.toContain('/assets/base-styles.js');
  });
});

describe('preloadsOf a page without a known slice or chunk', () => {
  it.each([undefined, 'mfe-unknown'])('names nothing for the owner %s', (owner) => {
    expect(preloadsOf(manifest, { owner, chunk: 'search', isRendered: false })).toEqual([]);
  });

  it('names the files of the slice alone for an unknown chunk', () => {
    expect(addresses(true, 'unknown')).toEqual(['/mfe/entry.js', '/mfe/routes.js']);
  });
});

describe('styleLinks', () => {
  it('preloads the styles of the slice, and none without one', () => {
    const slices = { 'mfe-listings': { version: 'v1', entry: '/mfe/entry.js', css: ['/mfe/map.css'] } };
    expect(styleLinks({ slices }, 'mfe-listings')).toBe(
      '<link rel="preload" as="style" href="/mfe/map.css">',
    );
    for (const owner of [undefined, 'mfe-unknown']) expect(styleLinks({ slices }, owner)).toBe('');
    expect(styleLinks(manifest, 'mfe-listings')).toBe('');
  });
});

describe('preloadLinks', () => {
  it('fetches a chunk of another origin with CORS', () => {
    const address = 'https://files.example.bg/mfe/routes.js';
    const slices = { 'mfe-listings': { version: 'v1', entry: '/mfe/entry.js', preload: [address] } };
    expect(preloadsOf({ slices }, { owner: 'mfe-listings', isRendered: true }).at(-1)).toEqual({
      address,
      hasCors: true,
    });
  });

  it('fetches the entry with CORS, as federation does, and own chunks without', () => {
    expect(preloadLinks(preloads(true))).toBe(
      '<link rel="preload" as="script" href="/mfe/entry.js" crossorigin="anonymous">' +
        '<link rel="preload" as="script" href="/mfe/routes.js">',
    );
  });
});
