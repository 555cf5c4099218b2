import { NewSavedFilter } from '@pokriv/contracts/moderation/saved-filter';
import {
  filterAddress,
  filterPages,
  type FilterPage,
} from '@pokriv/contracts/moderation/saved-filter-options';
import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { answer, fakeBackend, signedInAsAdmin } from './backend.testing.ts';
import { fakeDialogs } from './dialog.testing.ts';
import { ListingsPage } from './listings/listings-page.tsx';
import { arriveAt, renderAt } from './page.testing.tsx';
import { QueuePage } from './properties/queue-page.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { UsersPage } from './users/users-page.tsx';

const person = userEvent.setup();
const pages: Record<FilterPage, () => React.ReactNode> = {
  queue: QueuePage,
  listings: ListingsPage,
  reports: ReportsPage,
  users: UsersPage,
};
const routes = (Object.keys(pages) as FilterPage[]).map((name) => {
  const Page = pages[name];
  return { path: filterPages[name].path, element: <Page /> };
});

const suspended = { id: 'f1', name: 'Ограничени', page: 'users', query: { state: 'suspended' } };
const agencies = { id: 'f2', name: 'Агенции', page: 'users', query: { plan: 'business', sort: 'name' } };
const elsewhere = { id: 'f3', name: 'Чужди', page: 'queue', query: { status: 'all' } };
const all = answer.one([suspended, agencies, elsewhere]);
const lists = {
  'GET /admin/users': answer.list([]),
  'GET /properties/admin/all': answer.list([]),
  'GET /admin/reports': answer.list([]),
  'GET /admin/reports/groups': answer.list([]),
  'GET /admin/properties': {
    status: 200,
    body: { ...(answer.list([]).body as object), counts: { waiting: 0, revisions: 0, mine: 0 } },
  },
};

const row = () => screen.findByRole('navigation', { name: 'Запазени филтри' });

/** The toasts of these tests show no buttons. */
function pressUndo(text: string): void {
  const toast = getDefaultStore()
    .get(toastsAtom)
    .find((one) => one.text === text);
  act(() => toast?.action?.onPress());
}

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('SavedFilters', () => {
  it('links the filters of this page by name and marks the present one', async () => {
    fakeBackend({ ...lists, 'GET /admin/filters': all });
    renderAt('/admin/users?sort=name&plan=business&page=2', routes);
    const links = await within(await row()).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Агенции', 'Ограничени']);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[1]).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('button', { name: 'Запази филтъра' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Ограничени' }));
    await arriveAt('/admin/users?state=suspended');
  });

  it('shows nothing without a filter and without saved ones', async () => {
    fakeBackend({ ...lists, 'GET /admin/filters': answer.one([elsewhere]) });
    renderAt('/admin/users', routes);
    await screen.findByText('Още няма нищо тук');
    expect(screen.queryByRole('navigation', { name: 'Запазени филтри' })).not.toBeInTheDocument();
  });

  it.each<[FilterPage, string, Record<string, string>]>([
    [
      'queue',
      '/admin/properties?kind=revision&sort=risky_first&page=3',
      { kind: 'revision', sort: 'risky_first' },
    ],
    ['queue', '/admin/properties?status=all&query=%20парк%20', { status: 'all', query: 'парк' }],
    ['listings', '/admin/listings?status=expired&city=sofia&page=2', { status: 'expired', city: 'sofia' }],
    ['reports', '/admin/reports?status=resolved', { view: 'all', status: 'resolved' }],
    ['reports', '/admin/reports?type=spam&listing=p1', { type: 'spam' }],
    ['users', '/admin/users?state=suspended&role=king&redirect=//x', { state: 'suspended' }],
  ])('saves the filter of %s at %s', async (page, address, query) => {
    const saved = { id: 'f9', name: 'Мой филтър', page, query };
    const calls = fakeBackend({ ...lists, 'POST /admin/filters': answer.one(saved) });
    renderAt(address, routes);
    await person.click(await screen.findByRole('button', { name: 'Запази филтъра' }));
    await person.type(screen.getByLabelText(/Име/u), ' Мой филтър ');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    await screen.findByText('Филтърът „Мой филтър“ е запазен.');
    const body = calls.find(({ call }) => call === 'POST /admin/filters')?.body;
    expect(body).toEqual({ name: 'Мой филтър', page, query });
    expect(NewSavedFilter.safeParse(body).error).toBeUndefined();
    expect(filterAddress(page, query)).toMatch(filterPages[page].path);
  });

  it('tells a taken name beside its field', async () => {
    const refusal = answer.refused(422, 'UNPROCESSABLE', 'Невалидни данни.');
    const errors = [{ param: 'name', msg: 'Вече имате филтър с това име. Изберете друго.' }];
    const body = { ...(refusal.body as object), errors };
    fakeBackend({ ...lists, 'POST /admin/filters': { status: 422, body } });
    renderAt('/admin/users?role=landlord', routes);
    await person.click(await screen.findByRole('button', { name: 'Запази филтъра' }));
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText('Въведете име на филтъра.')).toBeInTheDocument();
    await person.type(screen.getByLabelText(/Име/u), 'Ограничени');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText(/Вече имате филтър/u)).toBeInTheDocument();
    expect(screen.getByLabelText(/Име/u)).toHaveValue('Ограничени');
  });

  it('renames, and undoes it', async () => {
    const calls = fakeBackend({
      ...lists,
      'GET /admin/filters': all,
      'PUT /admin/filters/f1': answer.one({ ...suspended, name: 'Спрени' }),
    });
    renderAt('/admin/users', routes);
    await person.click(await screen.findByRole('button', { name: 'Още за „Ограничени“' }));
    await person.click(screen.getByRole('button', { name: 'Преименувай' }));
    const field = screen.getByLabelText(/Име/u);
    expect(field).toHaveValue('Ограничени');
    await person.clear(field);
    await person.type(field, 'Спрени');
    await person.click(screen.getByRole('button', { name: 'Запази' }));
    expect(await screen.findByText('Филтърът вече се казва „Спрени“.')).toBeInTheDocument();
    pressUndo('Филтърът вече се казва „Спрени“.');
    const names = () => calls.filter(({ call }) => call === 'PUT /admin/filters/f1').map(({ body }) => body);
    await waitFor(() => expect(names()).toEqual([{ name: 'Спрени' }, { name: 'Ограничени' }]));
  });

  it('deletes, and saves it again on undo', async () => {
    const calls = fakeBackend({
      ...lists,
      'GET /admin/filters': all,
      'DELETE /admin/filters/f2': answer.one(null),
      'POST /admin/filters': answer.one(agencies),
    });
    renderAt('/admin/users', routes);
    await person.click(await screen.findByRole('button', { name: 'Още за „Агенции“' }));
    await person.click(screen.getByRole('button', { name: 'Изтрий' }));
    expect(await screen.findByText('Филтърът „Агенции“ е изтрит.')).toBeInTheDocument();
    pressUndo('Филтърът „Агенции“ е изтрит.');
    expect(await screen.findByText('Филтърът „Агенции“ е върнат.')).toBeInTheDocument();
    const { id: _id, ...filter } = agencies;
    expect(calls.at(-1)).toMatchObject({ call: 'POST /admin/filters', body: filter });
  });

  it('shows a failed read and retries', async () => {
    fakeBackend({ ...lists, 'GET /admin/filters': answer.refused(403, 'FORBIDDEN', 'Не може.') });
    renderAt('/admin/users', routes);
    expect(await screen.findByText('Запазените филтри не се заредиха.')).toBeInTheDocument();
    fakeBackend({ ...lists, 'GET /admin/filters': all });
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByRole('link', { name: 'Агенции' })).toBeInTheDocument();
  });
});
