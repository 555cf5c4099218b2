import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import type { SearchBoxModule, SearchBoxProps } from '@pokriv/web-kit/search-box';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { NotFoundPage } from './not-found-page.tsx';

const loadPart = jest.fn<Promise<SearchBoxModule>, [string, string]>();
jest.mock('../remotes.ts', () => ({ loadPart: (...of: [string, string]) => loadPart(...of) }));

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

const SearchBox = ({ typed, caret }: SearchBoxProps) => (
  <output data-testid="box">{JSON.stringify({ typed, caret })}</output>
);

function show() {
  globalThis.fetch = () => Promise.resolve(Response.json({ success: true, data: [] }));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <NotFoundPage />
        <Address />
      </MemoryRouter>
    </SWRConfig>,
  );
}

describe('NotFoundPage', () => {
  beforeEach(() => loadPart.mockReset().mockReturnValue(new Promise(() => undefined)));

  it('hands a typed sentence to the results, which read it', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), ' двустаен в Лозенец {Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/properties?query=двустаен+в+Лозенец&unread=true',
    );
  });

  it('sends the same without scripts', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/properties');
    expect(Object.fromEntries(new FormData(form))).toEqual({ query: '', unread: 'true' });
  });

  it('opens all listings without a sentence', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/properties$/u);
  });

  it('hands text and caret to the search box of the listings once it arrives', async () => {
    let arrive = (_: SearchBoxModule): void => undefined;
    loadPart.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show();
    await userEvent.type(screen.getByRole('textbox'), 'лозенец{ArrowLeft}{ArrowLeft}');
    await act(async () => arrive({ SearchBox }));
    expect(loadPart).toHaveBeenCalledWith('mfe-listings', 'search-box');
    expect(screen.getByTestId('box')).toHaveTextContent('{"typed":"лозенец","caret":5}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('hands no caret without focus', async () => {
    loadPart.mockResolvedValue({ SearchBox });
    show();
    expect(await screen.findByTestId('box')).toHaveTextContent('{"typed":""}');
  });

  it('keeps the plain form when the listings cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    loadPart.mockRejectedValue(new Error('unreachable'));
    show();
    await userEvent.type(screen.getByRole('textbox'), 'лозенец{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('query=лозенец');
    warn.mockRestore();
  });
});
