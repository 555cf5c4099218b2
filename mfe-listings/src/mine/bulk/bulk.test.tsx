import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../../a-listing.testing.ts';
import { forgetToasts, show, signInAs, signOut, toastTexts, type Sent } from '../../page.testing.tsx';
import { inLeva, leva, owned } from '../../sums.testing.ts';
import { active, have, paused } from '../my-listings.testing.ts';
import { MyListingsPage } from '../my-listings-page.tsx';

const person = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const other = anOwnListing({ id: 'b', title: 'Другата', status: 'active' });
const removed = anOwnListing({ id: 'x', title: 'Премахнатата', status: 'removed' });
const refusal = 'Действието не е позволено за обява в това състояние.';

/** Second by second, so that every tick renders. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 500) await act(() => jest.advanceTimersByTimeAsync(500));
}
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST');
const moved = ({ path, method }: Sent) =>
  method === 'POST' && path === '/api/properties/bulk'
    ? {
        body: {
          success: true,
          data: [
            { id: 'a', status: 'paused' },
            { id: 'b', message: refusal },
          ],
          allowance: { used: 1, limit: 3 },
        },
      }
    : undefined;
const tickAll = async () => person.click(await screen.findByLabelText('Избери всички на страницата'));
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

beforeAll(fakeDialogs);
beforeEach(() => {
  signInAs('landlord');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => signOut());
  act(forgetToasts);
});

describe('acts with several listings', () => {
  it('are sent after six seconds and name each listing that refuses', async () => {
    const sent = have([active, other, paused], moved);
    show(<MyListingsPage />);
    await tickAll();
    expect(screen.getByText('Избрани: 3')).toBeInTheDocument();
    await press('Спри (2)');
    const bar = screen.getByRole('region', { name: 'Действия с избраните' });
    expect(bar).toHaveTextContent(/Спираме 2.обяви\. Още 1 избрана остава, както е/u);
    await wait(5_500);
    expect(posts(sent)).toEqual([]);
    await wait(1_500);
    expect(posts(sent)).toMatchObject([
      { path: '/api/properties/bulk', body: { action: 'pause', ids: ['a', 'b'] } },
    ]);
    const result = await screen.findByRole('dialog', { name: 'Една обява остана, както беше' });
    expect(within(result).getByRole('listitem')).toHaveTextContent(`Другата: ${refusal}`);
    expect(plain(toastTexts())).toContain('Спряхме 1 обява.');
  });

  it('are not sent when they are undone', async () => {
    const sent = have([active, other], moved);
    show(<MyListingsPage />);
    await tickAll();
    await press('Спри (2)');
    await wait(2_000);
    await press('Отмени');
    await wait(8_000);
    expect(posts(sent)).toEqual([]);
    expect(screen.getByText('Избрани: 2')).toBeInTheDocument();
  });

  it.each([
    ['the page is left for another', (unmount: () => void) => unmount()],
    ['the tab is closed', () => void window.dispatchEvent(new Event('pagehide'))],
    ['another address is opened', () => void window.dispatchEvent(new Event('beforeunload'))],
  ])('are sent once when %s', async (_how, leave) => {
    const sent = have([active, other], moved);
    const { unmount } = show(<MyListingsPage />);
    await tickAll();
    await press('Спри (2)');
    act(() => leave(unmount));
    await wait(8_000);
    expect(posts(sent)).toHaveLength(1);
  });

  it('are sent once when the page is hidden, closed and shown again', async () => {
    const sent = have([active, other], moved);
    const become = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { unmount } = show(<MyListingsPage />);
    await tickAll();
    await press('Спри (2)');
    act(() => become('hidden'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    act(() => become('visible'));
    await wait(8_000);
    unmount();
    expect(posts(sent)).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('read the list again when the reply is lost, since they may be done', async () => {
    const sent = have([active, other], moved);
    show(<MyListingsPage />, '/', { isCacheShared: true });
    await tickAll();
    await press('Спри (2)');
    const answer = globalThis.fetch;
    globalThis.fetch = (address, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('connection lost')) : answer(address, init);
    const lists = () => sent.filter(({ path }) => path.startsWith('/api/properties/my-properties')).length;
    const before = lists();
    await wait(7_000);
    expect(lists()).toBeGreaterThan(before);
    expect(screen.getByText('Избрани: 2')).toBeInTheDocument();
  });

  it('count the listings that wait for an approval, and drop the selection', async () => {
    have([paused, anOwnListing({ id: 'q', title: 'Втората', status: 'paused' })], ({ path }) =>
      path === '/api/properties/bulk'
        ? {
            body: {
              success: true,
              data: [
                { id: 'p', status: 'pending' },
                { id: 'q', status: 'pending' },
              ],
              allowance: { used: 1, limit: 3 },
            },
          }
        : undefined,
    );
    show(<MyListingsPage />);
    await tickAll();
    await press('Пусни (2)');
    await wait(7_000);
    expect(plain(toastTexts())).toEqual(['2 обяви чакат одобрение.']);
    expect(screen.queryByText(/^Избрани:/u)).toBeNull();
  });

  it('delete only after a confirmation', async () => {
    const sent = have([active, other], moved);
    show(<MyListingsPage />);
    await tickAll();
    await press('Още действия с избраните');
    await press('Изтрий (2)');
    const question = screen.getByRole('alertdialog', { name: 'Да изтрием ли 2 обяви?' });
    await wait(8_000);
    expect(posts(sent)).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Изтрий' }));
    await wait(7_000);
    expect(posts(sent)).toMatchObject([{ body: { action: 'delete', ids: ['a', 'b'] } }]);
  });

  const rentAll = async () => {
    await tickAll();
    await press('Отдадени (2)');
    return within(screen.getByRole('alertdialog', { name: 'Отдадени ли са 2 жилища?' }));
  };

  it('mark as rented until one day for all', async () => {
    const sent = have([active, other], moved);
    show(<MyListingsPage />);
    const dialog = await rentAll();
    const end = dialog.getByLabelText('Договорите са до (по желание)');
    fireEvent.change(end, { target: { value: '2020-01-01' } });
    await person.click(dialog.getByRole('button', { name: 'Отбележи' }));
    expect(end).toHaveAccessibleDescription(/^Изберете ден след днешния, .* оставете го празен\.$/u);
    const leaseEnd = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    fireEvent.change(end, { target: { value: leaseEnd } });
    expect(dialog.getByText(/45 дни преди края .* да пуснете обявите отново\.$/u)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Отбележи' }));
    expect(screen.getByText(/Отбелязваме 2.обяви като отдадени\./u)).toBeInTheDocument();
    await wait(5_000);
    expect(posts(sent)).toEqual([]);
    await wait(2_000);
    expect(posts(sent).map(({ body }) => body)).toEqual([{ action: 'rent', ids: ['a', 'b'], leaseEnd }]);
  });

  it('mark as rented without a day, and say of a running promotion that it goes on', async () => {
    const promotion = {
      type: 'super',
      status: 'active',
      startsAt: null,
      endsAt: '2026-11-29T10:00:00.000Z',
    } as const;
    const sent = have([{ ...active, promotion }, other], moved);
    show(<MyListingsPage />);
    const dialog = await rentAll();
    expect(dialog.getByText(/^При една от тях тече промоция/u)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Отбележи' }));
    await wait(7_000);
    expect(posts(sent).map(({ body }) => body)).toEqual([{ action: 'rent', ids: ['a', 'b'] }]);
  });

  it('confirm the pausing of a promoted listing, since its promotion goes on', async () => {
    const promotion = {
      type: 'super',
      status: 'active',
      startsAt: null,
      endsAt: '2026-11-29T10:00:00.000Z',
    } as const;
    have([{ ...active, promotion }, other], moved);
    show(<MyListingsPage />);
    await tickAll();
    await press('Спри (2)');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('При една от тях тече промоция');
  });

  it('say which listings „select all“ leaves out', async () => {
    have([active, paused, removed]);
    show(<MyListingsPage />);
    expect(await screen.findByText(/^Избира 2 от 3\. Не избира 1.премахната/u)).toBeVisible();
  });

  it('change rents after a preview of the new sums', async () => {
    const dear = anOwnListing({
      id: 'd',
      title: 'Скъпата',
      price: owned(leva(1450)),
      approvedPrice: inLeva(1450),
    });
    const cheap = anOwnListing({
      id: 'c',
      title: 'Евтината',
      price: owned(leva(50)),
      approvedPrice: inLeva(50),
    });
    const sent = have([dear, cheap], ({ path }) =>
      path.endsWith('/bulk/prices')
        ? { body: { success: true, data: [{ id: 'd', isWaiting: false }] } }
        : undefined,
    );
    show(<MyListingsPage />);
    await tickAll();
    await press('Промени наема (2)');
    const dialog = within(screen.getByRole('dialog', { name: /^Промяна на наема на 2/u }));
    expect(dialog.getByLabelText('С колко')).toHaveAccessibleDescription(/до 10.лв\. или 5.€\. Сума/u);
    await person.type(dialog.getByLabelText('С колко'), '5 €');
    expect(dialog.getByText('Въведете число над 0 и до 90.')).toBeInTheDocument();
    await person.click(dialog.getByRole('radio', { name: 'лв.' }));
    expect(dialog.getByLabelText('С колко').nextSibling).toHaveTextContent('€');
    await person.click(dialog.getByRole('radio', { name: '%' }));
    await person.clear(dialog.getByLabelText('С колко'));
    await person.type(dialog.getByLabelText('С колко'), '5');
    expect(dialog.getByText('Скъпата').closest('li')).toHaveTextContent(
      /1.450.лв\. \/ 741,37.€.*1.380.лв\. \/ 705,58.€/u,
    );
    expect(dialog.getByText('Евтината').closest('li')).toHaveTextContent('Остава същият.');
    await person.click(dialog.getByRole('button', { name: 'Промени наема (1)' }));
    await wait(7_000);
    expect(posts(sent)).toMatchObject([
      {
        path: '/api/properties/bulk/prices',
        body: { prices: [{ id: 'd', version: 1, price: { amount: 1380, currency: 'BGN' } }] },
      },
    ]);
    await waitFor(() => expect(plain(toastTexts())).toContain('Променихме наема на 1 обява.'));
  });
});
