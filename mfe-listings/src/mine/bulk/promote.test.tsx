import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing, anOwnListing } from '../../a-listing.testing.ts';
import { forgetToasts, show, signInAs, signOut, toastTexts, type Sent } from '../../page.testing.tsx';
import { active, have, paused } from '../my-listings.testing.ts';
import { MyListingsPage } from '../my-listings-page.tsx';

const person = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const other = anOwnListing({ id: 'b', title: 'Другата', status: 'active' });
const third = anOwnListing({ id: 'c', title: 'Третата', status: 'pending' });
const promoted = anOwnListing({
  id: 'm',
  title: 'Промотираната',
  status: 'active',
  promotion: { type: 'super', status: 'active', startsAt: null, endsAt: '2026-11-29T10:00:00.000Z' },
});

/** Second by second, so that every tick renders. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 500) await act(() => jest.advanceTimersByTimeAsync(500));
}
const rightsOf = (total: number, left: number, planId = total > 0 ? 'business' : 'free') => ({
  body: {
    success: true,
    data: {
      planId,
      promotionCredits: { total, left, renewsAt: total > 0 ? '2026-12-01T10:00:00.000Z' : null },
    },
  },
});
const withCredits =
  (total: number, left: number, data: readonly object[] = []) =>
  ({ path }: Sent) => {
    if (path === '/api/subscriptions/status') return rightsOf(total, left);
    if (path !== '/api/payments/credits') return undefined;
    return { body: { success: true, data, credits: { total, left: 0, renewsAt: null } } };
  };
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST');
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function openDialog(count: number) {
  await person.click(await screen.findByLabelText('Избери всички на страницата'));
  await press('Още действия с избраните');
  await press(count === 0 ? 'Промотирай' : `Промотирай (${count})`);
  return within(screen.getByRole('dialog', { name: 'Промотиране по плана' }));
}

beforeAll(fakeDialogs);
beforeEach(() => {
  signInAs('landlord');
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  act(() => signOut());
  act(forgetToasts);
});

describe('promotion of several listings', () => {
  it('starts once a listing that reports hid is shown again', async () => {
    have([active, aHiddenListing({ id: 'h', title: 'Скритата' })], withCredits(3, 3));
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    expect(await dialog.findByRole('checkbox', { name: /^Скритата/u })).toHaveAccessibleDescription(
      'Промоцията започва, щом обявата се покаже отново.',
    );
  });

  it('says how many credits are used and left, and sends the listings in one call', async () => {
    const sent = have(
      [active, other],
      withCredits(3, 3, [
        { id: 'a', promotionId: '1' },
        { id: 'b', promotionId: '2' },
      ]),
    );
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Налични промоции: 3. Ще използвате: 2. Ще останат: 1.',
    );
    await person.click(dialog.getByRole('button', { name: 'Промотирай (2)' }));
    expect(screen.getByRole('region', { name: 'Действия с избраните' })).toHaveTextContent(
      /Промотираме 2.обяви\. Още нищо не е променено\./u,
    );
    await wait(5_000);
    expect(posts(sent)).toEqual([]);
    await wait(2_000);
    expect(posts(sent)).toMatchObject([{ path: '/api/payments/credits', body: { ids: ['a', 'b'] } }]);
    await waitFor(() => expect(toastTexts().map(plain)).toContain('Заявихме промоция на 2 обяви.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names what cannot be promoted before anything happens', async () => {
    const sent = have([active, paused, promoted], withCredits(3, 3));
    show(<MyListingsPage />);
    const dialog = await openDialog(1);
    await dialog.findByRole('status');
    const [first, second] = within(dialog.getByRole('region', { name: /^Не могат/u })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Спряната: Не е публикувана: „Спряна“.');
    expect(second).toHaveTextContent(/^Промотираната: Вече се промотира\. Тече до 29\.11\.2026/u);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: 'Отказ' }));
    await wait(8_000);
    expect(posts(sent)).toEqual([]);
  });

  it('lets the person choose which listings get the last credits', async () => {
    const sent = have([active, other, third], withCredits(3, 2));
    show(<MyListingsPage />);
    const dialog = await openDialog(3);
    await dialog.findByRole('status');
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Активната').checked, box('Другата').checked]).toEqual([true, true]);
    expect(box('Третата')).toBeDisabled();
    await person.click(box('Активната'));
    expect(dialog.getByRole('status')).toHaveTextContent('Ще използвате: 1. Ще останат: 1.');
    await person.click(box('Третата'));
    await person.click(dialog.getByRole('button', { name: 'Промотирай (2)' }));
    await wait(7_000);
    expect(posts(sent)).toMatchObject([{ body: { ids: ['b', 'c'] } }]);
  });

  it.each([
    [0, /^Планът ви не включва промоции/u],
    [3, /^Използвахте включените в плана промоции\. Новите идват на 01\.12\.2026/u],
  ])('offers nothing without credits, of %i a month', async (total, text) => {
    have([active, other], withCredits(total, 0));
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Промотирай' })).toBeDisabled();
  });

  it('says that credits wait for an overdue payment of the plan', async () => {
    have([active, other], ({ path }) =>
      path === '/api/subscriptions/status' ? rightsOf(0, 0, 'business') : undefined,
    );
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    expect(await dialog.findByText(/^Плащането за плана ви закъснява\./u)).toBeVisible();
    expect(dialog.queryByText(/не включва/u)).toBeNull();
    expect(dialog.getByRole('link', { name: 'Към абонамента' })).toHaveAttribute('href', '/subscription');
  });

  it('names what was promoted and what was not when a credit is gone meanwhile', async () => {
    const message = 'Включените промоции за този месец свършиха. Нищо не е платено.';
    have(
      [active, other],
      withCredits(3, 2, [
        { id: 'a', promotionId: '1' },
        { id: 'b', message },
      ]),
    );
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    await dialog.findByRole('status');
    await person.click(dialog.getByRole('button', { name: 'Промотирай (2)' }));
    await wait(7_000);
    const result = within(await screen.findByRole('dialog', { name: 'Една обява не е промотирана' }));
    expect(result.getByRole('list', { name: 'Заявихме промоция на:' })).toHaveTextContent('Активната');
    expect(result.getByRole('list', { name: 'Не е промотирана:' })).toHaveTextContent(`Другата: ${message}`);
  });

  it('sends one chosen listing to its own page, where it can be paid for', async () => {
    have([active], withCredits(0, 0));
    show(<MyListingsPage />);
    await person.click(await screen.findByLabelText('Избери: Активната'));
    await press('Още действия с избраните');
    expect(screen.getByRole('link', { name: 'Промотирай' })).toHaveAttribute(
      'href',
      '/my-properties/a/promote',
    );
  });

  it('shows why the credits cannot be read, and reads them again', async () => {
    let isAway = true;
    have([active, other], ({ path }) => {
      if (path !== '/api/subscriptions/status') return undefined;
      return isAway ? { status: 503, body: { success: false, code: 'UNAVAILABLE' } } : rightsOf(3, 3);
    });
    show(<MyListingsPage />);
    const dialog = await openDialog(2);
    expect(await dialog.findByText('Включените промоции не се заредиха.')).toBeVisible();
    isAway = false;
    await person.click(dialog.getByRole('button', { name: 'Опитай пак' }));
    expect(await dialog.findByRole('status')).toBeVisible();
  });
});
