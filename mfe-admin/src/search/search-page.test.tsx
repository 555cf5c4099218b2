import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aUser } from '../user.testing.ts';
import { SearchPage } from './search-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/search', element: <SearchPage /> }];
const USERS = 'GET /admin/users';
const LISTINGS = 'GET /properties/admin/all';
const found = {
  [USERS]: answer.list([aUser('u1', { company: { agencyName: 'Морски имоти', eik: '131071587' } })], 12),
  [LISTINGS]: answer.list([aListing('p1', { agencyName: 'Дом ООД', eik: '131071587' })]),
};
const field = () => screen.getByRole('searchbox', { name: 'Търсене във всичко' });
const group = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('SearchPage', () => {
  it('asks for users and listings by the text of the address, five of each', async () => {
    const calls = fakeBackend(found);
    renderAt('/admin/search?q=петрова', routes);
    await screen.findByRole('link', { name: 'Обява p1' });
    expect(field()).toHaveValue('петрова');
    expect(calls.map(({ call, query }) => [call, query])).toEqual([
      [USERS, { query: 'петрова', limit: '5' }],
      [LISTINGS, { query: 'петрова', limit: '5' }],
    ]);
  });

  it('links to the user, the listing and its owner, and says what tells them apart', async () => {
    fakeBackend(found);
    renderAt('/admin/search?q=петрова', routes);
    const users = group('Потребители');
    expect(await users.findByRole('link', { name: 'Мария Петрова' })).toHaveAttribute(
      'href',
      '/admin/users/u1',
    );
    expect(users.getByText(/^Наемодател · 088 812 3456 · Морски имоти · 131071587$/u)).toBeInTheDocument();
    expect(users.getByText('Активен')).toBeInTheDocument();
    const listings = group('Обяви');
    expect(await listings.findByRole('link', { name: 'Обява p1' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(listings.getByText(/104.233.517 · София, Лозенец/u)).toBeInTheDocument();
    expect(listings.getByText(/Дом ООД, 131071587/u)).toBeInTheDocument();
    expect(listings.getByRole('link', { name: 'Мария Петрова' })).toHaveAttribute('href', '/admin/users/l1');
  });

  it('leads to the whole table only when there are more', async () => {
    fakeBackend(found);
    renderAt(`/admin/search?q=${encodeURIComponent('петрова & ко')}`, routes);
    expect(await screen.findByRole('link', { name: /^Виж всички: 12.потребители$/u })).toHaveAttribute(
      'href',
      '/admin/users?query=%D0%BF%D0%B5%D1%82%D1%80%D0%BE%D0%B2%D0%B0%20%26%20%D0%BA%D0%BE',
    );
    await screen.findByRole('link', { name: 'Обява p1' });
    expect(screen.queryByRole('link', { name: /^Виж всички: 1.обява$/u })).toBeNull();
  });

  it('searches while typing and keeps the text in the address', async () => {
    const calls = fakeBackend(found);
    renderAt('/admin/search', routes);
    expect(screen.getByText('Потърсете потребител или обява')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    await person.type(field(), '0888');
    await arriveAt('/admin/search?q=0888');
    await screen.findByRole('link', { name: 'Обява p1' });
    expect(calls).toHaveLength(2);
    await person.clear(field());
    await arriveAt('/admin/search');
    expect(screen.getByText('Потърсете потребител или обява')).toBeInTheDocument();
  });

  it('asks for nothing by a text without letters and digits', () => {
    const calls = fakeBackend(found);
    renderAt('/admin/search?q=!!', routes);
    expect(screen.getByText('Потърсете потребител или обява')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('moves by the arrow keys from the field through what was found, and by „/“ back', async () => {
    fakeBackend(found);
    renderAt('/admin/search?q=петрова', routes);
    const user = await group('Потребители').findByRole('link', { name: 'Мария Петрова' });
    const listing = await screen.findByRole('link', { name: 'Обява p1' });
    await person.click(field());
    await person.keyboard('{ArrowDown}');
    expect(user).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(listing).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(listing).toHaveFocus();
    await person.keyboard('{ArrowUp}');
    expect(user).toHaveFocus();
    await person.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('петрова');
  });

  it('says of which kind nothing was found', async () => {
    fakeBackend({ ...found, [USERS]: answer.list([]) });
    const { unmount } = renderAt('/admin/search?q=131071587', routes);
    expect(
      await screen.findByText('Няма такъв потребител. Собствениците на намерените обяви стоят до тях.'),
    ).toBeInTheDocument();
    unmount();
    fakeBackend({ [USERS]: answer.list([]), [LISTINGS]: answer.list([]) });
    renderAt('/admin/search?q=няма', routes);
    expect(await screen.findByText('Няма такъв потребител.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Потърси в изтритите' })).toHaveAttribute(
      'href',
      '/admin/listings?status=deleted&query=%D0%BD%D1%8F%D0%BC%D0%B0',
    );
  });

  it('shows one kind when the other failed, with a retry', async () => {
    const answers: Record<string, ReturnType<typeof answer.one>> = {
      [USERS]: answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.'),
      [LISTINGS]: found[LISTINGS],
    };
    fakeBackend(answers);
    renderAt('/admin/search?q=петрова', routes);
    expect(await screen.findByRole('link', { name: 'Обява p1' })).toBeInTheDocument();
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    answers[USERS] = found[USERS];
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    await waitFor(async () =>
      expect(await group('Потребители').findByRole('link', { name: 'Мария Петрова' })).toBeInTheDocument(),
    );
  });
});
