import type { Today, TodayTask } from '@pokriv/contracts/listing/today';
import { cents, moneyOf } from '@pokriv/contracts/money';
import { aThread, aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  fakeApi,
  forgetReads,
  forgetToasts,
  show,
  signInAs,
  toastTexts,
  type Sent,
} from '../page.testing.tsx';
import { TodayPage } from './today-page.tsx';

const person = userEvent.setup();
const about = (id: string, title: string) => ({ id, title, cover: null });
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const pagination = { page: 1, limit: 20, total: 0, totalPages: 1, hasNext: false, hasPrev: false };

interface Answers {
  tasks?: TodayTask[];
  threads?: unknown[];
  viewings?: unknown[];
  arePricesCompared?: boolean;
}

/** Mock backend: a renewed listing leaves the tasks. */
function backend(
  { tasks = [], threads = [], viewings = [], arePricesCompared = true }: Answers,
  failing = '',
) {
  let left = tasks;
  return fakeApi(({ method, path }: Sent) => {
    if (failing && path.startsWith(failing))
      return { status: 500, body: { success: false, code: 'INTERNAL', message: 'Нещо се обърка.' } };
    if (path.startsWith('/api/threads'))
      return { body: { success: true, data: threads, pagination: { ...pagination, total: threads.length } } };
    if (path.startsWith('/api/viewings')) return { body: { success: true, data: viewings } };
    if (method === 'POST') {
      left = left.filter(({ listing }) => !path.includes(listing.id));
      return { body: { success: true, data: { status: 'active' }, allowance: { used: 1, limit: 5 } } };
    }
    const today: Today = { tasks: left, arePricesCompared };
    return { body: { success: true, data: today } };
  });
}

const line = (name: string) => screen.findByRole('article', { name });
const link = (row: HTMLElement) => within(row).getByRole('link');
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

beforeAll(fakeDialogs);
beforeEach(async () => {
  signInAs('landlord');
  forgetToasts();
  await forgetReads();
});

describe('TodayPage', () => {
  it('says that nothing waits', async () => {
    backend({});
    show(<TodayPage />);
    expect(await screen.findByText('Нищо не ви чака')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('renews in place, and the line goes away', async () => {
    const sent = backend({
      tasks: [
        { kind: 'expiring', listing: about('l1', 'Двустаен'), expiresAt: inDays(3), isOver: false },
        { kind: 'draft', listing: about('l2', ''), updatedAt: inDays(-1) },
      ],
    });
    show(<TodayPage />, '/', { isCacheShared: true });
    await person.click(within(await line('Двустаен')).getByRole('button', { name: 'Поднови' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Двустаен' })).not.toBeInTheDocument());
    expect(sent).toContainEqual({ method: 'POST', path: '/api/properties/l1/renew', body: {} });
    expect(toastTexts()).toEqual(['Обявата е подновена.']);
    expect(link(await line('Без заглавие'))).toHaveAttribute('href', '/edit-property/l2');
  });

  it('reads the list again when the listing may not be renewed any more', async () => {
    const task: TodayTask = {
      ...{ kind: 'expiring', listing: about('l1', 'Двустаен') },
      ...{ expiresAt: inDays(3), isOver: false },
    };
    let isGone = false;
    fakeApi(({ method, path }: Sent) => {
      if (method === 'POST') {
        isGone = true;
        const refusal = { success: false, code: 'INVALID_TRANSITION', message: 'Не може.' };
        return { status: 409, body: refusal };
      }
      if (path.startsWith('/api/threads')) return { body: { success: true, data: [], pagination } };
      if (path.startsWith('/api/viewings')) return { body: { success: true, data: [] } };
      return { body: { success: true, data: { tasks: isGone ? [] : [task], arePricesCompared: true } } };
    });
    show(<TodayPage />);
    await person.click(within(await line('Двустаен')).getByRole('button', { name: 'Поднови' }));
    expect(await screen.findByText('Нищо не ви чака')).toBeVisible();
  });

  it('publishes again from the end of the lease', async () => {
    const leaseEnd = inDays(30).slice(0, 10);
    const sent = backend({ tasks: [{ kind: 'vacating', listing: about('l1', 'Стая'), leaseEnd }] });
    show(<TodayPage />);
    await person.click(
      within(await line('Стая')).getByRole('button', { name: /^Пусни отново от \d+ \p{L}+$/u }),
    );
    await waitFor(() =>
      expect(sent).toContainEqual({
        method: 'POST',
        path: '/api/properties/l1/renew',
        body: { availableFrom: leaseEnd },
      }),
    );
  });

  it('changes the end of a lease that was prolonged, in the version shown', async () => {
    const leaseEnd = inDays(30).slice(0, 10);
    const listing = about('l1', 'Стая');
    const sent = backend({ tasks: [{ kind: 'vacating', listing, leaseEnd, version: 4 }] });
    show(<TodayPage />);
    await person.click(within(await line('Стая')).getByRole('button', { name: 'Договорът е удължен' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Докога е отдадена?' }));
    const field = dialog.getByLabelText(/^Договорът е до/u);
    expect(field).toHaveValue(leaseEnd);
    const later = inDays(395).slice(0, 10);
    fireEvent.change(field, { target: { value: later } });
    await person.click(dialog.getByRole('button', { name: 'Запази' }));
    await waitFor(() => expect(toastTexts()).toContain('Краят на договора е сменен.'));
    expect(sent).toContainEqual({
      method: 'PUT',
      path: '/api/properties/l1/lease',
      body: { leaseEnd: later, version: 4 },
    });
  });

  it('leads to the price with the figures, and to the hint of a quiet listing', async () => {
    backend({
      tasks: [
        {
          ...{ kind: 'overpriced', listing: about('l1', 'Скъпа'), percent: 12, count: 14, city: 'sofia' },
          ...{ price: moneyOf(cents(61_355)), median: moneyOf(cents(54_785)), neighborhood: 'Младост 1' },
        },
        { kind: 'quiet', listing: about('l2', 'Тиха'), views: 30, hint: 'tenPictures' },
        { kind: 'quiet', listing: about('l3', 'Пълна'), views: 30, hint: null },
        {
          ...{ kind: 'returned', listing: about('l4', 'Върната'), code: 'watermark', reason: 'Лого.' },
          isRevision: false,
        },
        { kind: 'hidden', listing: about('l5', 'Скрита'), reason: 'Няколко потребители сигнализираха.' },
      ],
    });
    show(<TodayPage />);
    expect(await line('Скрита')).toHaveTextContent(
      /Скрита след сигналиСкритаНяколко потребители сигнализираха\. Докато я прегледаме/u,
    );
    expect(link(await line('Скрита'))).toHaveAttribute('href', '/edit-property/l5');
    const dear = await line('Скъпа');
    expect(plain(dear.textContent)).toContain('Наемът е с 12 % над подобните в Младост 1.');
    expect(plain(dear.textContent)).toContain(
      'Вашият е 1 200 лв. / 613,55 €, обичайният е 1 071,50 лв. / 547,85 € (по 14 подобни обяви).',
    );
    const addresses = ['Скъпа', 'Тиха', 'Пълна', 'Върната'].map((name) =>
      link(screen.getByRole('article', { name })).getAttribute('href'),
    );
    expect(addresses).toEqual([
      '/edit-property/l1?step=place#field-price',
      '/edit-property/l2?step=pictures#field-images',
      '/my-properties/l3/stats',
      '/edit-property/l4',
    ]);
    expect(plain((await line('Върната')).textContent)).toContain(
      'Върната за корекции: Лога/контакти в снимките. Лого.',
    );
  });

  it('says of a listing that few open what its card lacks, else leads to the rent', async () => {
    backend({
      tasks: [
        { kind: 'quiet', listing: about('l1', 'Бледа'), views: 4, hint: 'tellingTitle' },
        { kind: 'quiet', listing: about('l2', 'Невидяна'), views: 0, hint: null },
      ],
    });
    show(<TodayPage />);
    const seldom = await line('Бледа');
    expect(plain(seldom.textContent)).toContain('Малко преглеждания');
    expect(plain(seldom.textContent)).toContain(
      'За 10 дни има само 4 преглеждания. Дайте по-подробно заглавие, поне 30 знака.',
    );
    expect(link(seldom)).toHaveAttribute('href', expect.stringMatching(/#field-title$/u));
    const never = await line('Невидяна');
    expect(plain(never.textContent)).toContain('От 10 дни никой не я е отворил. Хората избират по първата');
    expect(link(never)).toHaveTextContent('Към наема');
    expect(link(never)).toHaveAttribute('href', '/edit-property/l2?step=place#field-price');
  });

  it('shows people who wait, without the thread of a viewing that has a line of its own', async () => {
    const viewing = aViewing({ side: 'landlord', state: 'requested', awaits: 'landlord', with: 'Петър И.' });
    backend({
      threads: [
        aThread({ id: 't1', side: 'landlord', viewing }),
        aThread({ id: 't2', side: 'landlord', other: { id: 'u9', name: 'Мария П.', avatar: null } }),
      ],
      viewings: [viewing],
    });
    show(<TodayPage />);
    expect(link(await line('Мария П. чака отговор'))).toHaveAttribute('href', '/messages/t2');
    expect(link(await line('Петър И. чака да отговорите за оглед'))).toHaveAttribute('href', '/messages/t1');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('offers the mail of the verification again', async () => {
    signInAs('landlord', { isEmailVerified: false });
    const sent = backend({});
    show(<TodayPage />);
    const row = await line('Имейлът ви не е потвърден');
    await person.click(within(row).getByRole('button', { name: 'Изпрати писмото отново' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(screen.queryByText('Нищо не ви чака')).not.toBeInTheDocument();
  });

  it.each([
    ['/api/properties/today', 'Задачите по обявите не се заредиха.'],
    ['/api/threads', 'Съобщенията не се заредиха.'],
    ['/api/viewings', 'Огледите не се заредиха.'],
  ])('shows the other parts while %s fails, and does not say that nothing waits', async (failing, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend(
      { tasks: [{ kind: 'draft', listing: about('l2', 'Чернова 1'), updatedAt: inDays(-1) }] },
      failing,
    );
    show(<TodayPage />);
    expect(await screen.findByText(text)).toBeVisible();
    if (!failing.endsWith('today')) expect(await line('Чернова 1')).toBeVisible();
    expect(screen.queryByText('Нищо не ви чака')).not.toBeInTheDocument();
  });

  it('says when rents could not be compared', async () => {
    backend({ arePricesCompared: false });
    show(<TodayPage />);
    expect(await screen.findByText(/не можем да сравним наемите/u)).toBeVisible();
  });
});
