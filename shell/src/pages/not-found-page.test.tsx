import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { NotFoundPage } from './not-found-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

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
});
