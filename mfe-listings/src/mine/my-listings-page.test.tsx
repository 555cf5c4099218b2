import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing, anOwnListing } from '../a-listing.testing.ts';
import { show } from '../page.testing.tsx';
import { MyListingsPage } from './my-listings-page.tsx';
import { active, have, paused, row, withLandlord } from './my-listings.testing.ts';

const rejected = anOwnListing({
  id: 'r',
  title: 'Върнатата',
  status: 'rejected',
  moderation: { code: 'poor_photos', reason: 'Снимките са тъмни.', decidedAt: null },
});

withLandlord();

describe('MyListingsPage', () => {
  it('counts listings by state and filters them by the URL', async () => {
    const sent = have([active, paused, rejected]);
    show(<MyListingsPage />, '/my-properties');
    expect(await screen.findByRole('tab', { name: 'Всички 3' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Спрени 1' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-properties?status=paused');
    await waitFor(() => expect(screen.queryByText('Активната')).toBeNull());
    expect(sent.at(-1)?.path).toContain('status=paused');
  });

  it.each([
    ['/my-properties', 1],
    ['/my-properties?status=pending', 1],
    ['/my-properties?status=active', 0],
  ])('tells at %s of listings that wait for approval', async (address, notices) => {
    have([active, anOwnListing({ id: 'w', title: 'Чакащата', status: 'pending' })]);
    show(<MyListingsPage />, address);
    await screen.findAllByRole('article');
    expect(screen.queryAllByText(/^1.обява чака одобрение$/u)).toHaveLength(notices);
  });

  it('shows the number of a listing', async () => {
    have([
      active,
      anOwnListing({ id: 'd', title: 'Черновата', status: 'draft', location: {}, number: 999_000_111 }),
    ]);
    show(<MyListingsPage />, '/my-properties');
    await screen.findByText('Активната');
    expect(row('Активната')).toHaveTextContent(/София, Лозенец№.104.233.517/u);
    expect(row('Черновата')).toHaveTextContent(/№.999.000.111/u);
  });

  it('shows why a listing was removed, with a link to an appeal about it', async () => {
    const id = '6900000ce3fb2420fe98cf44';
    const moderation = { code: null, reason: 'Чужди снимки.', decidedAt: null };
    have([anOwnListing({ id, title: 'Премахнатата', status: 'removed', moderation })]);
    show(<MyListingsPage />, '/my-properties');
    expect(await screen.findByText('Чужди снимки.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Възрази' })).toHaveAttribute(
      'href',
      `/contact?subject=other&about=removal&listing=${id}`,
    );
  });

  it('links a returned listing to its decision', async () => {
    const moderation = { code: null, reason: 'Телефон в текста.', decidedAt: null, decisionId: 'd1' };
    have([anOwnListing({ title: 'Върнатата', status: 'rejected', moderation })]);
    show(<MyListingsPage />, '/my-properties');
    expect(await screen.findByRole('link', { name: 'Възрази' })).toHaveAttribute('href', '/decisions/d1');
  });

  it('debounces the search and sorts at once', async () => {
    const sent = have([active, paused]);
    show(<MyListingsPage />, '/my-properties');
    await userEvent.type(await screen.findByLabelText('Търсене в моите обяви'), 'изгрев{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'quality');
    expect(screen.getByTestId('address')).toHaveTextContent('sort=quality');
    await waitFor(() => expect(sent.at(-1)?.path).toContain('sort=quality'));
    expect(decodeURIComponent(sent.at(-1)?.path ?? '')).toContain('query=изгрев');
  });

  it('shows statistics, quality and the next hint', async () => {
    have([active]);
    show(<MyListingsPage />);
    await screen.findByText('Активната');
    expect(within(row('Активната')).getByTitle('преглеждания')).toHaveTextContent('340');
    expect(within(row('Активната')).getByTitle('показани телефона')).toHaveTextContent('4');
    expect(within(row('Активната')).getByText('85 от 100')).toBeInTheDocument();
    expect(within(row('Активната')).getByText(/Посочете мястото на картата/u)).toBeInTheDocument();
  });

  it('shows edit and statistics outside the menu, and no search for a single listing', async () => {
    have([active]);
    show(<MyListingsPage />);
    await screen.findByText('Активната');
    expect(within(row('Активната')).getByRole('link', { name: 'Редактирай' })).toHaveAttribute(
      'href',
      '/edit-property/a',
    );
    expect(within(row('Активната')).getByRole('link', { name: 'Статистика: Активната' })).toHaveAttribute(
      'href',
      '/my-properties/a/stats',
    );
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('states taken slots without a warning and without a button that could not succeed', async () => {
    have([active], ({ path }) =>
      path.endsWith('/allowance') ? { body: { success: true, data: { used: 1, limit: 1 } } } : undefined,
    );
    show(<MyListingsPage />);
    expect(await screen.findByText(/^Мястото за обява във вашия план е заето\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Виж плановете' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Добави обява' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a promotion where one can be bought, and shows the existing one', async () => {
    const promotion = {
      type: 'super',
      status: 'active',
      startsAt: '2026-11-20T10:00:00.000Z',
      endsAt: '2026-11-27T10:00:00.000Z',
    } as const;
    have([{ ...active, promotion }, paused]);
    show(<MyListingsPage />);
    await screen.findByText('Активната');
    expect(row('Активната')).toHaveTextContent('Силно препоръчана: Тече до 27.11.2026, 12:00');
    expect(screen.getByRole('link', { name: 'Резултати от промоцията: Активната' })).toHaveAttribute(
      'href',
      '/my-properties/a/stats',
    );
    expect(screen.getByRole('link', { name: 'Промотирай: Активната' })).toHaveAttribute(
      'href',
      '/my-properties/a/promote',
    );
    expect(screen.queryByRole('link', { name: 'Промотирай: Спряната' })).toBeNull();
  });

  it('shows each remark of the moderator with a link to its place, and which are corrected', async () => {
    const remarks = [
      { place: 'i1', text: 'Има лого.', mendedAt: null },
      { place: 'title', text: 'Без телефон.', mendedAt: '2026-01-06T10:00:00.000Z' },
    ];
    have([{ ...rejected, moderation: { ...rejected.moderation, remarks } }]);
    show(<MyListingsPage />, '/my-properties');
    const list = within(await screen.findByRole('list', { name: 'Бележки от модератора' }));
    const [ofPicture, ofTitle] = list.getAllByRole('listitem');
    expect(ofPicture).toHaveTextContent('Снимка 1: Има лого.');
    expect(ofPicture).not.toHaveTextContent('Поправено');
    expect(ofTitle).toHaveTextContent('Заглавие: Без телефон.Поправено');
    expect(list.getByRole('link', { name: 'Снимка 1' })).toHaveAttribute(
      'href',
      '/edit-property/r?step=pictures#picture-i1',
    );
  });

  it('shows why a listing was rejected and what to correct', async () => {
    have([rejected]);
    show(<MyListingsPage />);
    await screen.findByText('Върнатата');
    expect(row('Върнатата')).toHaveTextContent('Слаби снимки. Снимките са тъмни.');
    expect(row('Върнатата')).toHaveTextContent('Какво да поправите: Качете ясни снимки');
    expect(screen.getByRole('link', { name: 'Поправи' })).toHaveAttribute('href', '/edit-property/r');
  });

  it('links to the form of the first listing when there is none', async () => {
    have([]);
    show(<MyListingsPage />);
    expect(await screen.findByText('Още нямате обяви')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Добави първата си обява' })).toHaveAttribute(
      'href',
      '/create-property',
    );
    expect(screen.queryByRole('link', { name: 'Добави обява' })).toBeNull();
  });

  it('has room for another listing beside the first one', async () => {
    have([active]);
    show(<MyListingsPage />);
    await screen.findByText('Активната');
    expect(screen.getByRole('link', { name: 'Добави обява' })).toHaveAttribute('href', '/create-property');
    expect(screen.getByText('Остават ви места за още 2 обяви.')).toBeInTheDocument();
  });

  it('shows that a state is empty, with a link to the others', async () => {
    have([active, paused]);
    show(<MyListingsPage />, '/my-properties?status=expired');
    expect(await screen.findByText('Тук няма обяви')).toBeVisible();
    expect(screen.getByText(/^Имате 2.обяви в друго състояние\.$/u)).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Покажи всички' }));
    expect(await screen.findByText('Активната')).toBeVisible();
  });

  it('links to the deleted listings when only those are left', async () => {
    have([anOwnListing({ id: 'd', title: 'Изтритата', status: 'deleted' })]);
    show(<MyListingsPage />);
    expect(await screen.findByText('Тук няма обяви')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Виж изтритите' }));
    expect(await screen.findByText('Изтритата')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('?status=deleted');
  });

  it('names the search without results', async () => {
    have([active], ({ path }) =>
      path.includes('query=')
        ? {
            body: {
              success: true,
              data: [],
              counts: { active: 1 },
              pagination: { page: 1, limit: 20, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
            },
          }
        : undefined,
    );
    show(<MyListingsPage />, '/my-properties?query=няма');
    expect(await screen.findByText('Няма такива обяви')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('няма');
  });

  it.each([
    [3.4, /половината обяви получиха отговор до 4.часа\./u],
    [0.2, /отговор до 1.час\./u],
    [24, /отговор до 24.часа\./u],
    [24.1, /отговор до 2.дни\./u],
    [40, /отговор до 2.дни\./u],
  ])('shows the recent waiting time for a decision: %d hours', async (medianHours, text) => {
    have([anOwnListing({ id: 'w', title: 'Чакащата', status: 'pending' })], ({ path }) =>
      path.endsWith('/decision-time') ? { body: { success: true, data: { medianHours } } } : undefined,
    );
    show(<MyListingsPage />);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('only promises a mail while too few listings were decided on', async () => {
    have([anOwnListing({ id: 'w', title: 'Чакащата', status: 'pending' })], ({ path }) =>
      path.endsWith('/decision-time') ? { body: { success: true, data: { medianHours: null } } } : undefined,
    );
    show(<MyListingsPage />);
    expect(await screen.findByText(/^Ще ви пишем на имейла, щом има решение\. Ако искате/u)).toBeVisible();
  });

  it.each([
    ['none', [], undefined],
    ['one', [anOwnListing({ id: 'w', title: 'Чакащата', status: 'pending' })], /^1.обява чака одобрение$/u],
  ])(
    'counts as waiting only listings that wait for their first decision: %s',
    async (_what, others, text) => {
      have([aHiddenListing({ id: 'h', title: 'Скритата' }), ...others]);
      show(<MyListingsPage />);
      await screen.findByText('Скритата');
      if (text) expect(screen.getByText(text)).toBeVisible();
      else expect(screen.queryByText(/обяв. чака одобрение/u)).toBeNull();
    },
  );

  it('offers a retry when the listings do not load', async () => {
    let isBroken = true;
    have([active], ({ path }) =>
      isBroken && path.includes('my-properties')
        ? { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } }
        : undefined,
    );
    show(<MyListingsPage />);
    expect(await screen.findByText('Грешка при зареждане на обявите.')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Активната')).toBeInTheDocument();
  });

  it('keeps the listings selected right after a search is typed', async () => {
    have([active, paused]);
    show(<MyListingsPage />);
    await userEvent.type(await screen.findByLabelText('Търсене в моите обяви'), 'та');
    await userEvent.click(screen.getByLabelText('Избери всички на страницата'));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/query=/u));
    expect(screen.getByText('Избрани: 2')).toBeInTheDocument();
  });

  it('clears the selection', async () => {
    have([active, paused]);
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByLabelText('Избери всички на страницата'));
    await userEvent.click(screen.getByRole('button', { name: 'Изчисти избора' }));
    expect(screen.queryByText(/^Избрани:/u)).toBeNull();
    expect(screen.getByLabelText('Избери всички на страницата')).not.toBeChecked();
  });
});
