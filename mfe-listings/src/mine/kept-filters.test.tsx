import { Link, useLocation } from '@pokriv/web-kit/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show, signInAs, signOut } from '../page.testing.tsx';
import { active, have, paused } from './my-listings.testing.ts';
import { MyListingsPage } from './my-listings-page.tsx';
import type { MineState } from './use-mine-address.ts';

const PATH = '/my-properties';
const KEY = 'my-listings-filters';
const address = () => screen.getByTestId('address').textContent;

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/">Начало</Link>
      <Link to={PATH}>Моите обяви</Link>
      <Link to={PATH} state={{ isWhole: true } satisfies Partial<MineState>}>
        Изпратена
      </Link>
      {pathname === PATH && <MyListingsPage />}
    </>
  );
}

/** @returns addresses of the lists that were requested */
function openSite(at = '/'): () => string[] {
  const sent = have([active, paused]);
  show(<Site />, at);
  return () => sent.map(({ path }) => path).filter((path) => path.includes('/my-properties?'));
}
const follow = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  if (name !== 'Начало') await screen.findByRole('tab', { name: 'Всички 2' });
};
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const notice = () => screen.queryByText(/^Показваме обявите по последния ви филтър/u);

beforeEach(() => signInAs('landlord'));
afterEach(() => {
  act(() => signOut());
  sessionStorage.clear();
});

describe('kept filters of own listings', () => {
  it('open the page by a link with the last state and order of this tab, without the search words', async () => {
    const lists = openSite(`${PATH}?query=изгрев`);
    await userEvent.selectOptions(await screen.findByLabelText('Подреждане'), 'quality');
    await openTab('Спрени 1');
    await waitFor(() => expect(address()).toContain('status=paused'));
    expect(notice()).toBeNull();
    await follow('Начало');
    const before = lists().length;
    await follow('Моите обяви');
    expect(address()).toBe(`${PATH}?status=paused&sort=quality`);
    expect(
      lists()
        .slice(before)
        .filter((path) => !path.includes('status=paused')),
    ).toEqual([]);
    expect(notice()).toHaveTextContent('състояние „Спрени“.');
  });

  it('name the city and are forgotten with „Покажи всички“, which moves the focus to the tabs', async () => {
    sessionStorage.setItem(KEY, 'city=varna&sort=title');
    openSite();
    await follow('Моите обяви');
    expect(address()).toBe(`${PATH}?city=varna&sort=title`);
    expect(notice()).toHaveTextContent('град Варна.');
    expect(screen.getByLabelText('Град')).toHaveDisplayValue('Варна');
    await userEvent.click(screen.getByRole('button', { name: 'Покажи всички' }));
    expect(address()).toBe(`${PATH}?sort=title`);
    expect(screen.getByRole('tab', { name: 'Всички 2' })).toHaveFocus();
    await follow('Начало');
    await follow('Моите обяви');
    expect(address()).toBe(`${PATH}?sort=title`);
    expect(notice()).toBeNull();
  });

  it('are not mentioned once a filter is chosen, also the same one', async () => {
    sessionStorage.setItem(KEY, 'status=paused');
    openSite();
    await follow('Моите обяви');
    expect(notice()).toBeVisible();
    for (const [tab, status] of [
      ['Активни 1', 'active'],
      ['Спрени 1', 'paused'],
    ] as const) {
      await openTab(tab);
      await waitFor(() => expect(address()).toBe(`${PATH}?status=${status}`));
      expect(notice()).toBeNull();
    }
  });

  it('give way to a link with its own query and to a listing that was just sent, and stay as they were', async () => {
    sessionStorage.setItem(KEY, 'status=paused');
    openSite(`${PATH}?status=active`);
    await screen.findByRole('tab', { name: 'Всички 2' });
    expect([address(), notice()]).toEqual([`${PATH}?status=active`, null]);
    await follow('Изпратена');
    expect([address(), notice()]).toEqual([PATH, null]);
    await follow('Начало');
    await follow('Моите обяви');
    expect(address()).toBe(`${PATH}?status=paused`);
  });

  it('leave an entry as it was on a reload', async () => {
    sessionStorage.setItem(KEY, 'status=paused');
    openSite(PATH);
    await screen.findByRole('tab', { name: 'Всички 2' });
    expect(address()).toBe(PATH);
  });

  it('ignore what this tab should not hold', async () => {
    sessionStorage.setItem(KEY, 'status=unknown&query=изгрев&page=4');
    openSite();
    await follow('Моите обяви');
    expect(address()).toBe(PATH);
  });
});
