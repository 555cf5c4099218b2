import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show, signInAs, signOut } from '../page.testing.tsx';
import { active, have, paused } from './my-listings.testing.ts';
import { MyListingsPage } from './my-listings-page.tsx';

const all = [active, paused];
const address = () => screen.getByTestId('address').textContent;
const openPage = async (at = '/my-properties') => {
  const sent = have(all);
  const { unmount } = show(<MyListingsPage />, at);
  await screen.findByRole('tab', { name: 'Всички 2' });
  return {
    unmount,
    lists: () => sent.map(({ path }) => path).filter((path) => path.includes('/my-properties?')),
  };
};
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

beforeEach(() => signInAs('landlord'));
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

describe('kept filters of own listings', () => {
  it('open the page with the last state and order of this device, without the search words', async () => {
    const first = await openPage('/my-properties?query=изгрев');
    await userEvent.selectOptions(screen.getByLabelText('Подреждане'), 'quality');
    await openTab('Спрени 1');
    await waitFor(() => expect(address()).toContain('status=paused'));
    first.unmount();
    const { lists } = await openPage();
    expect(address()).toBe('/my-properties?status=paused&sort=quality');
    expect(lists().filter((path) => !path.includes('status=paused'))).toEqual([]);
    expect(screen.getByText(/^Показваме обявите по последния ви филтър/u)).toHaveTextContent(
      'състояние „Спрени“.',
    );
  });

  it('name the city and are forgotten with „Покажи всички“', async () => {
    localStorage.setItem('my-listings-filters', 'city=varna&sort=title');
    const first = await openPage();
    expect(address()).toBe('/my-properties?city=varna&sort=title');
    expect(screen.getByText(/последния ви филтър/u)).toHaveTextContent('град Варна.');
    await userEvent.click(screen.getByRole('button', { name: 'Покажи всички' }));
    expect(address()).toBe('/my-properties?sort=title');
    expect(screen.queryByText(/последния ви филтър/u)).toBeNull();
    first.unmount();
    await openPage();
    expect(address()).toBe('/my-properties?sort=title');
    expect(screen.queryByText(/последния ви филтър/u)).toBeNull();
  });

  it('are not mentioned once another filter is chosen', async () => {
    localStorage.setItem('my-listings-filters', 'status=paused');
    await openPage();
    expect(screen.getByText(/последния ви филтър/u)).toBeVisible();
    await openTab('Активни 1');
    await waitFor(() => expect(address()).toBe('/my-properties?status=active'));
    expect(screen.queryByText(/последния ви филтър/u)).toBeNull();
  });

  it('give way to a link with its own query, and stay as they were', async () => {
    localStorage.setItem('my-listings-filters', 'status=paused');
    const linked = await openPage('/my-properties?status=active');
    expect(address()).toBe('/my-properties?status=active');
    expect(screen.queryByText(/последния ви филтър/u)).toBeNull();
    linked.unmount();
    await openPage();
    expect(address()).toBe('/my-properties?status=paused');
  });

  it('ignore what this device should not hold', async () => {
    localStorage.setItem('my-listings-filters', 'status=unknown&query=изгрев&page=4');
    await openPage();
    expect(address()).toBe('/my-properties');
  });
});
