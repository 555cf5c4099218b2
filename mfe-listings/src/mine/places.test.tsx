import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, signInAs } from '../page.testing.tsx';
import { MyListingsPage } from './my-listings-page.tsx';
import { noThreads } from './my-listings.testing.ts';

const listing = anOwnListing({ id: 'a', title: 'Активната', status: 'active' });
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1, hasNext: false, hasPrev: false };

beforeAll(fakeDialogs);
beforeEach(() => signInAs('landlord'));

/** In the shared cache of the tab, as in the product. */
it('the slots line follows the response of an action, not a later read', async () => {
  let status: 'active' | 'rented' = 'active';
  let reads = 0;
  fakeApi(({ method, path }) => {
    if (method === 'POST') {
      status = 'rented';
      const data = { ...listing, status };
      return { body: { success: true, data, allowance: { used: 0, limit: 1 } } };
    }
    if (path.endsWith('/allowance')) {
      reads += 1;
      return { body: { success: true, data: { used: 1, limit: 1 } } };
    }
    if (path.startsWith('/api/threads')) return noThreads;
    const data = [{ ...listing, status }];
    return { body: { success: true, data, counts: { [status]: 1 }, pagination } };
  });
  render(
    <MemoryRouter>
      <MyListingsPage />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/Мястото за обява във вашия план е заето/u)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отбележи като отдадена' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отбележи като отдадена' }));
  expect(await screen.findByText('Остава ви място за още 1 обява.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Поднови' })).toBeVisible());
  expect(screen.queryByText(/Мястото за обява във вашия план е заето/u)).toBeNull();
  expect(reads).toBe(1);
});
