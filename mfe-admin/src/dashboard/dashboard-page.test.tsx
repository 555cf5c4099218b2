import { screen, within } from '@testing-library/react';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { aListing } from '../listing.testing.ts';
import { DashboardPage } from './dashboard-page.tsx';

const routes = [{ path: '/admin', element: <DashboardPage /> }];
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  return within(card as HTMLElement);
};

beforeEach(signedInAsAdmin);

describe('the dashboard', () => {
  it('counts what waits and leads there', async () => {
    fakeBackend({
      'GET /admin/properties': answer.list([aListing('p1')], 26),
      'GET /properties/admin/all': answer.list([], 1200),
      'GET /admin/reports': answer.list([], 7),
      'GET /contacts': answer.list([]),
    });
    renderAt('/admin', routes);
    const pending = await cardOf('Обяви за одобрение');
    expect(await pending.findByText('26')).toBeInTheDocument();
    expect(pending.getByText(/Най-старата/u)).toBeInTheDocument();
    expect(pending.getByRole('link')).toHaveAttribute('href', '/admin/properties');
    expect(await (await cardOf('Нови съобщения')).findByText(/Всичко е прегледано/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Активна 1\u00a0200' })).toHaveAttribute(
      'href',
      '/admin/properties?status=active',
    );
  });

  it('stays useful when one count fails', async () => {
    fakeBackend({
      'GET /admin/properties': answer.list([], 3),
      'GET /properties/admin/all': answer.list([], 5),
      'GET /contacts': answer.list([], 2),
    });
    renderAt('/admin', routes);
    expect(await (await cardOf('Нови доклади')).findByLabelText('Броят не се зареди.')).toBeInTheDocument();
    expect(await (await cardOf('Обяви за одобрение')).findByText('3')).toBeInTheDocument();
  });
});
