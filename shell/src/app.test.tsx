import * as pages from '@pokriv/contracts/pages';
import { giveBoot } from '@pokriv/web-kit/boot';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';

import { App, type AppProps } from './app.tsx';

function open(address: string, more: Partial<AppProps> = {}) {
  render(
    <App
      inRouter={(page) => <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>}
      loadSlice={() => new Promise(() => undefined)}
      {...more}
    />,
  );
}

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  globalThis.scrollTo = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  globalThis.fetch = () => Promise.resolve(Response.json({ success: true, data: [] }));
});

describe('App', () => {
  it.each([
    ['the header and the footer on a page', '/help', true, true],
    ['no header in the popup of the local stack', pages.googleChooser.path, true, false],
    ['the header at the same address elsewhere', pages.googleChooser.path, false, true],
  ])('has %s', (_what, address, authEmulator, hasFrame) => {
    giveBoot({ authEmulator, pages: { 'mfe-listings': ['/help', pages.googleChooser.path] } });
    open(address);
    expect([screen.queryByRole('banner') !== null, screen.queryByRole('contentinfo') !== null]).toEqual([
      hasFrame,
      hasFrame,
    ]);
  });

  it('renders base styles that the HTML does not include', () => {
    open('/help', { BaseStyles: () => <p>стилове</p> });
    expect(screen.getByText('стилове')).toBeInTheDocument();
  });
});
