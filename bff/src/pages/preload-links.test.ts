import { preloadLinks } from './preload-links.ts';

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
const addresses = (isRendered: boolean, chunk?: string) =>
  [...preloadLinks(manifest, { owner: 'mfe-listings', chunk, isRendered }).matchAll(/href="([^"]+)"/gu)].map(
    ([, address]) => address,
  );

describe('preloadLinks', () => {
  it('name the files of the slice and of the page', () => {
    expect(addresses(true, 'search')).toEqual([
      '/mfe/entry.js',
      '/mfe/routes.js',
      '/mfe/first-pages.js',
      '/mfe/search.js',
    ]);
  });

  it('name the shell’s own chunk only for a page that the browser renders', () => {
    expect(addresses(false)).toContain('/assets/base-styles.js');
    expect(addresses(true)).not.toContain('/assets/base-styles.js');
  });
});
