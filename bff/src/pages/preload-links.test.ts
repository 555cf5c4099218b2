import { preloadLinks, preloadsOf } from './preload-links.ts';

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

describe('preloadLinks', () => {
  it('fetches the entry with CORS, as federation does, and own chunks without', () => {
    expect(preloadLinks(preloads(true))).toBe(
      '<link rel="preload" as="script" href="/mfe/entry.js" crossorigin="anonymous">' +
        '<link rel="preload" as="script" href="/mfe/routes.js">',
    );
  });
});
