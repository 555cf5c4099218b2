import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { someStats } from '../stats.testing.ts';
import { someWork } from '../work.testing.ts';
import { DashboardPage } from './dashboard-page.tsx';

const routes = [{ path: '/admin', element: <DashboardPage /> }];
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  return within(card as HTMLElement);
};
const open = (stats = someStats(), work = someWork()) => {
  const calls = fakeBackend({ 'GET /admin/stats': answer.one(stats), 'GET /admin/work': answer.one(work) });
  renderAt('/admin', routes);
  return calls;
};
const rowOf = (text: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${text}`, 'u') }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('DashboardPage', () => {
  it('counts waiting work, says when it is late and links to it', async () => {
    const calls = open();
    const pending = await cardOf('Обяви за одобрение');
    expect(pending.getByText('26')).toBeInTheDocument();
    expect(pending.getByText('Просрочено')).toBeInTheDocument();
    expect(pending.getByText(/^Най-старото: преди .*Просрочени: 3\.$/u)).toBeInTheDocument();
    expect(screen.getByText('Чакат решение: 43, просрочени: 3.')).toBeInTheDocument();
    expect(pending.getByRole('link')).toHaveAttribute('href', '/admin/properties');
    expect((await cardOf('Променени обяви')).getByText('Срокът наближава')).toBeInTheDocument();
    expect((await cardOf('Отворени сигнали')).getByText('В срок')).toBeInTheDocument();
    expect((await cardOf('Отворени съобщения')).getByText('Срокът наближава')).toBeInTheDocument();
    const threads = await cardOf('Разговори за преглед');
    expect(threads.getByText('3')).toBeInTheDocument();
    expect(threads.getByText('Срокът наближава')).toBeInTheDocument();
    expect(threads.getByRole('link')).toHaveAttribute('href', '/admin/messages');
    const requests = await cardOf('Заявки за роля');
    expect(requests.getByText('Няма чакащи. Всичко е прегледано.')).toBeInTheDocument();
    expect(requests.queryByText('В срок')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Активна 1\u00a0200' })).toHaveAttribute(
      'href',
      '/admin/listings?status=active',
    );
    expect(calls.map(({ call, query }) => [call, query])).toEqual([
      ['GET /admin/work', {}],
      ['GET /admin/stats', { days: '30' }],
    ]);
  });

  it('highlights the link of the first kind that waits', async () => {
    open(someStats(), someWork({ listings: { waiting: 0, late: 0, oldestAt: null } }));
    const looks = [];
    for (const title of ['Обяви за одобрение', 'Променени обяви', 'Отворени сигнали'])
      looks.push((await cardOf(title)).getByRole('link').className);
    const [none, first, next] = looks;
    expect(next).toBe(none);
    expect(first).not.toBe(none);
  });

  it('shows news of today and, from the second visit on, since the last visit', async () => {
    open();
    expect(await screen.findByText(/^Оттук нататък/u)).toBeInTheDocument();
    expect(rowOf('Създадени обяви')).toEqual(['3']);
  });

  it('counts news since the previous visit', async () => {
    const visit = { at: Date.now() - 24 * 3_600_000, before: null };
    localStorage.setItem('admin-last-visit', JSON.stringify(visit));
    open();
    expect(await screen.findByText(/^Предишното ви посещение от този браузър/u)).toBeInTheDocument();
    expect(rowOf('Създадени обяви')).toEqual(['3', '3']);
    expect(rowOf('Регистрирани потребители')).toEqual(['5', '5']);
    expect(rowOf('Подадени сигнали')).toEqual(['1', '1']);
  });

  it('shows the revenue and links to the payments', async () => {
    open();
    const card = await cardOf('Приходи за 30\u00a0дни');
    expect(card.getByText('34,97 €')).toBeInTheDocument();
    expect(card.getByText('Повече')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Всички плащания' })).toHaveAttribute('href', '/admin/payments');
  });

  it('names unhealthy services and queues with failed jobs', async () => {
    open();
    expect(await screen.findByText('Не е готова, липсва: redis')).toBeInTheDocument();
    expect(screen.getByText('Има 3 провалени задачи.')).toBeInTheDocument();
    expect(rowOf('Писма')).toEqual(['2', '1', '0', '3']);
  });

  it('shows the available parts when others are missing and retries', async () => {
    const calls = open(someStats({ moderation: null, queues: null }), someWork({ reports: null }));
    const reports = await cardOf('Отворени сигнали');
    expect(reports.getByText('Броят не се зареди.')).toBeInTheDocument();
    expect((await cardOf('Обяви за одобрение')).getByText('26')).toBeInTheDocument();
    expect(await screen.findByText('Опашките не отговориха навреме.')).toBeInTheDocument();
    const [retry] = screen.getAllByRole('button', { name: 'Опитай пак' });
    await userEvent.click(retry as HTMLElement);
    expect(calls.filter(({ call }) => call === 'GET /admin/stats')).toHaveLength(2);
  });

  it('says that the count of threads is unknown and keeps the others', async () => {
    open(someStats(), someWork({ threads: null }));
    const threads = await cardOf('Разговори за преглед');
    expect(threads.getByText('Броят не се зареди.')).toBeInTheDocument();
    expect(threads.getByText('–')).toBeInTheDocument();
    expect((await cardOf('Отворени сигнали')).getByText('7')).toBeInTheDocument();
  });

  it('says that nothing waits', async () => {
    const none = { waiting: 0, late: 0, oldestAt: null };
    const work = { listings: none, revisions: none, reports: none, appeals: none };
    open(someStats(), someWork({ ...work, threads: none, contacts: none }));
    expect(await screen.findByText('Нищо не чака решение.')).toBeInTheDocument();
  });

  it('shows an error when nothing loads', async () => {
    fakeBackend({
      'GET /admin/stats': answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.'),
      'GET /admin/work': answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.'),
    });
    renderAt('/admin', routes);
    expect(await screen.findByText('Услугата е недостъпна.')).toBeInTheDocument();
    expect(await screen.findByText('Броят на чакащите не се зареди.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Опитай пак' })).toHaveLength(2);
  });
});
