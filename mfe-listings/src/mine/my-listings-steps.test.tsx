import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { show, toastTexts, type Sent } from '../page.testing.tsx';
import { MyListingsPage } from './my-listings-page.tsx';
import { active, have, paused, row, withLandlord } from './my-listings.testing.ts';

const posts = (sent: Sent[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

/** A stubbed API that answers a step only when the returned function is called. */
function haveHeldStep(listings: OwnProperty[]): () => void {
  let finish: (() => void) | undefined;
  have(listings, ({ method }) =>
    method === 'POST'
      ? new Promise((done) => {
          finish = () => done({ body: { success: true, data: { ...paused, status: 'active' } } });
        })
      : undefined,
  );
  return () => finish?.();
}

withLandlord();

describe('steps of MyListingsPage', () => {
  it('confirms an action that loses something', async () => {
    const sent = have([active], ({ method }) =>
      method === 'POST' ? { body: { success: true, data: { ...active, status: 'rented' } } } : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отбележи като отдадена' }));
    const dialog = screen.getByRole('alertdialog');
    expect(posts(sent)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отбележи като отдадена' }));
    await waitFor(() => expect(toastTexts()).toContain('Обявата е отбелязана като отдадена.'));
    expect(posts(sent)).toEqual([['/api/properties/a/rent', undefined]]);
  });

  it('restores the focus when the confirmation is cancelled', async () => {
    const sent = have([active]);
    show(<MyListingsPage />);
    const more = await screen.findByRole('button', { name: 'Още действия: Активната' });
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'Изтрий' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отказ' }));
    expect(more).toHaveFocus();
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('runs a harmless action at once and shows its result', async () => {
    have([paused], ({ method }) =>
      method === 'POST' ? { body: { success: true, data: { ...paused, status: 'pending' } } } : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Пусни отново' }));
    await waitFor(() =>
      expect(toastTexts()).toContain('Обявата е изпратена за одобрение, преди да се пусне.'),
    );
  });

  it('takes a step of one listing while a step of another is under way', async () => {
    const other = anOwnListing({ id: 'q', title: 'Другата', status: 'paused' });
    let finish: (() => void) | undefined;
    const resumed = { body: { success: true, data: { ...paused, status: 'active' } } };
    const sent = have([paused, other], ({ method, path }) => {
      if (method !== 'POST') return undefined;
      return path.includes('/p/') ? new Promise((done) => (finish = () => done(resumed))) : resumed;
    });
    show(<MyListingsPage />);
    await screen.findByText('Спряната');
    const resume = (title: string) => within(row(title)).getByRole('button', { name: 'Пусни отново' });
    await userEvent.click(resume('Спряната'));
    await userEvent.click(resume('Другата'));
    await waitFor(() => expect(toastTexts()).toContain('Обявата е активна.'));
    expect(posts(sent).map(([path]) => path)).toEqual([
      '/api/properties/p/resume',
      '/api/properties/q/resume',
    ]);
    act(() => finish?.());
    await waitFor(() => expect(resume('Спряната')).not.toHaveAttribute('aria-disabled'));
  });

  it('keeps the question about one listing open when a step of another ends', async () => {
    const finish = haveHeldStep([active, paused]);
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Пусни отново' }));
    await userEvent.click(screen.getByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отбележи като отдадена' }));
    act(finish);
    await waitFor(() => expect(toastTexts()).toContain('Обявата е активна.'));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('disables the steps of a listing in its menu until the list shows the last one', async () => {
    const finish = haveHeldStep([paused]);
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Пусни отново' }));
    await userEvent.click(screen.getByRole('button', { name: 'Още действия: Спряната' }));
    expect(screen.getByRole('button', { name: 'Отбележи като отдадена' })).toBeDisabled();
    act(finish);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отбележи като отдадена' })).toBeEnabled());
  });

  it('duplicates a listing and opens the draft', async () => {
    have([active], ({ path }) =>
      path.endsWith('/duplicate')
        ? { status: 201, body: { success: true, data: { ...active, id: 'copy', status: 'draft' } } }
        : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Дублирай' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/copy'));
  });

  it('stays where it is when a listing cannot be duplicated', async () => {
    const sent = have([active], ({ path }) =>
      path.endsWith('/duplicate')
        ? { status: 409, body: { success: false, code: 'LISTING_LIMIT_REACHED', message: 'Няма места.' } }
        : undefined,
    );
    show(<MyListingsPage />, '/my-properties');
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Дублирай' }));
    await waitFor(() => expect(posts(sent)).toEqual([['/api/properties/a/duplicate', undefined]]));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-properties');
    expect(toastTexts()).toEqual([]);
  });

  it('renews a public listing in its last days and shows its new term', async () => {
    const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const listings = [{ ...active, expiresAt: until(2) }];
    const renewed = { ...active, expiresAt: until(60) };
    const sent = have(listings, ({ method }) => {
      if (method !== 'POST') return undefined;
      listings[0] = renewed;
      return { body: { success: true, data: renewed, allowance: { used: 1, limit: 3 } } };
    });
    show(<MyListingsPage />, '/', { isCacheShared: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Поднови' }));
    expect(await screen.findByText(/^Остават 60.дни/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Поднови' })).toBeNull();
    expect(sent).toContainEqual(expect.objectContaining({ path: '/api/properties/a/renew' }));
    expect(toastTexts()).toEqual(['Обявата е подновена.']);
  });

  it('leads to the form when a listing to submit lacks fields', async () => {
    have([paused], ({ method }) =>
      method === 'POST'
        ? { status: 422, body: { success: false, code: 'UNPROCESSABLE', message: 'Липсват полета.' } }
        : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Пусни отново' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/p'));
  });
});

/** In the shared cache of the tab, as in the product. */
describe('MyListingsPage after a refusal', () => {
  const refuse = async (code: string) => {
    const sent = have([paused], ({ method }) =>
      method === 'POST' ? { status: 409, body: { success: false, code, message: 'Не може.' } } : undefined,
    );
    const { unmount } = render(
      <MemoryRouter>
        <MyListingsPage />
      </MemoryRouter>,
    );
    const resume = await screen.findByRole('button', { name: 'Пусни отново' });
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/allowance'))).toBe(true));
    sent.length = 0;
    await userEvent.click(resume);
    await waitFor(() => expect(resume).toBeEnabled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    unmount();
    return sent.filter(({ method }) => method === 'GET').map(({ path }) => path.split('?')[0]);
  };

  it.each(['INVALID_TRANSITION', 'LISTING_LIMIT_REACHED'])(
    'with %s reads the listings and the free places again',
    async (code) => {
      expect((await refuse(code)).toSorted()).toEqual([
        '/api/properties/allowance',
        '/api/properties/my-properties',
      ]);
      expect(toastTexts()).toEqual([]);
    },
  );

  it('with another code reads nothing again', async () => {
    expect(await refuse('CONFLICT')).toEqual([]);
  });

  it('links to the last page from a page whose only listing left the state', async () => {
    have([active], ({ path }) => {
      if (!path.includes('my-properties?')) return undefined;
      const pagination = { page: 2, limit: 20, total: 20, totalPages: 1, hasNext: false, hasPrev: true };
      return { body: { success: true, data: [], counts: { active: 20 }, pagination } };
    });
    show(<MyListingsPage />, '/my-properties?status=active&page=2');
    expect(await screen.findByText('На тази страница няма обяви')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Към последната страница' })).toHaveAttribute(
      'href',
      '/my-properties?status=active',
    );
  });
});
