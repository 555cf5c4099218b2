import { NO_SUCH_HOUR } from '@pokriv/contracts/conversation/sofia-time';
import type { Slots } from '@pokriv/contracts/conversation/viewing';
import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aSlot, someSlots } from '../a-thread.testing.ts';
import { aListing } from '../a-listing.testing.ts';
import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts, type Sent } from '../page.testing.tsx';
import { SlotPicker } from './slot-picker.tsx';

type Answer = { status?: number; body: unknown };
const ok = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data } });
const booked = (part: Parameters<typeof aViewing>[0] = {}) =>
  ok({ viewing: aViewing(part), threadId: 't1', waiting: null }, 201);

function pick(
  slots: Partial<Slots> = {},
  answer: Answer | (() => Answer) = booked(),
  title?: string,
): Sent[] {
  const sent = fakeApi(({ method, path }) => {
    if (path === '/api/properties/p1/slots') return ok(someSlots(slots));
    if (method === 'POST' && path === '/api/viewings')
      return typeof answer === 'function' ? answer() : answer;
    return { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } };
  });
  show(<SlotPicker listing={aListing()} {...(title && { title })} />, '/properties/p1');
  return sent;
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const time = (name: string | RegExp) => screen.getByRole('button', { name });
const bodies = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeAll(fakeDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('tenant');
});
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('SlotPicker', () => {
  it('has days as columns with their times in Sofia', async () => {
    pick();
    await screen.findByRole('group', { name: 'Свободни часове' });
    const times = (name: string) =>
      day(name)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(times('вторник, 24 ноември')).toEqual(['10:00', '10:30']);
    expect(times('сряда, 25 ноември')).toEqual(['17:00']);
  });

  it('is one tab stop, in which arrows move', async () => {
    pick();
    await screen.findByRole('group', { name: 'Свободни часове' });
    act(() => time('10:00').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(time('10:30')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(time('17:00')).toHaveFocus();
    expect(time('17:00')).toHaveAttribute('tabindex', '0');
    expect(time('10:00')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(time('10:00')).toHaveAttribute('aria-pressed', 'true');
  });

  it('books a time at once in instant mode, and shows the new state', async () => {
    const sent = pick({}, booked({ start: '2099-11-24T08:30:00.000Z' }));
    expect(await screen.findByText(/Уговаря се веднага/u)).toBeInTheDocument();
    await userEvent.click(time('10:30'));
    expect(screen.getByText('Избрахте вторник, 24 ноември, 10:30.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Колко души ще дойдете'), '2');
    await userEvent.click(screen.getByRole('radio', { name: 'Видео' }));
    await fillIn(screen.getByLabelText(/^Бележка/u), 'С кучето.');
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    const title = await screen.findByRole('heading', { name: 'Огледът е уговорен' });
    expect(title).toHaveFocus();
    expect(bodies(sent)).toEqual([
      {
        listingId: 'p1',
        start: '2099-11-24T08:30:00.000Z',
        isWaiting: false,
        people: 2,
        kind: 'video',
        note: 'С кучето.',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Отвори разговора' })).toHaveAttribute('href', '/messages/t1');
  });

  it('says in confirm mode that the landlord has 48 hours, and until when', async () => {
    pick({ mode: 'confirm' }, booked({ state: 'requested', expiresAt: '2099-11-23T10:00:00.000Z' }));
    expect(await screen.findByText(/Наемодателят ще потвърди до 48 часа/u)).toBeInTheDocument();
    await userEvent.click(time('17:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Поискай оглед' }));
    expect(await screen.findByRole('heading', { name: 'Поискахте оглед' })).toBeInTheDocument();
    expect(screen.getByText(/да отговори до понеделник, 23 ноември, 12:00/u)).toBeInTheDocument();
    expect(screen.queryByText(/Изпратихме потвърждение/u)).toBeNull();
  });

  it('asks for a time before it books', async () => {
    const sent = pick();
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Изберете час.');
    expect(bodies(sent)).toEqual([]);
  });

  it('offers the three nearest times when the chosen one is taken meanwhile', async () => {
    const nearest = ['2099-11-24T09:00:00.000Z', '2099-11-24T09:30:00.000Z', '2099-11-25T15:00:00.000Z'];
    let tries = 0;
    const sent = pick({}, () => {
      tries += 1;
      if (tries > 1) return booked({ start: nearest[0] ?? null });
      const current = nearest.map((start) => aSlot(start));
      return {
        status: 409,
        body: { success: false, code: 'SLOT_TAKEN', message: 'Часът е зает.', current },
      };
    });
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(time('10:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    expect(await screen.findByText(/току-що беше зает/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'сряда, 25 ноември, 17:00' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'вторник, 24 ноември, 11:00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    await screen.findByRole('heading', { name: 'Огледът е уговорен' });
    expect(bodies(sent)[1]).toMatchObject({ start: nearest[0] });
    expect(toastTexts()).toEqual([]);
  });

  it('shows seats, and lets a full time be waited for', async () => {
    const slots = [
      aSlot('2099-11-24T08:00:00.000Z', { seatsLeft: 3 }),
      aSlot('2099-11-24T08:30:00.000Z', { seatsLeft: 0, canWait: true }),
      aSlot('2099-11-24T09:00:00.000Z', { seatsLeft: 0 }),
    ];
    const sent = pick(
      { seats: 5, days: [{ date: '2099-11-24', slots }] },
      ok({ viewing: null, threadId: 't1', waiting: 2 }, 201),
    );
    expect(await screen.findByRole('button', { name: /^10:00, остават 3.места$/u })).toBeInTheDocument();
    const full = time('11:00, запълнен');
    expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(full);
    expect(full).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(time('10:30, запълнен, има списък на чакащите'));
    await userEvent.click(screen.getByRole('button', { name: 'Запиши ме в списъка' }));
    expect(await screen.findByText(/Вие сте номер 2/u)).toBeInTheDocument();
    expect(bodies(sent)[0]).toMatchObject({ isWaiting: true, start: '2099-11-24T08:30:00.000Z' });
  });

  it('proposes up to three times of one’s own', async () => {
    const options = ['2099-12-01T08:00:00.000Z', '2099-12-02T08:00:00.000Z'];
    const sent = pick({}, booked({ state: 'requested', start: null, end: null, options }));
    await userEvent.click(await screen.findByRole('button', { name: 'Предложи друг час' }));
    fireEvent.change(screen.getByLabelText(/^Час 1/u), { target: { value: '2099-12-01T10:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Добави още един час' }));
    fireEvent.change(screen.getByLabelText('Час 2'), { target: { value: '2099-12-02T10:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Добави още един час' }));
    expect(screen.queryByRole('button', { name: 'Добави още един час' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати предложението' }));
    expect(await screen.findByText('вторник, 1 декември, 10:00')).toBeInTheDocument();
    expect(bodies(sent)[0]).toMatchObject({ options, isWaiting: false });
    expect(bodies(sent)[0]).not.toHaveProperty('start');
  });

  it('drops the proposed time that is removed', async () => {
    pick({ days: [] });
    const first = await screen.findByLabelText(/^Час 1/u);
    expect(screen.queryByRole('button', { name: 'Махни час 1' })).toBeNull();
    fireEvent.change(first, { target: { value: '2099-12-01T10:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Добави още един час' }));
    fireEvent.change(screen.getByLabelText('Час 2'), { target: { value: '2099-12-02T10:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Махни час 1' }));
    expect(screen.getByRole('button', { name: 'Добави още един час' })).toHaveFocus();
    expect(screen.getByLabelText(/^Час 1/u)).toHaveValue('2099-12-02T10:00');
    expect(screen.queryByLabelText('Час 2')).toBeNull();
  });

  it.each([
    [300, undefined, 1],
    [301, 'Бележката не може да е над 300 знака.', 0],
  ])('with a note of %i letters says %s', async (length, said, count) => {
    const sent = pick();
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(time('10:00'));
    await fillIn(screen.getByLabelText(/^Бележка до наемодателя/u), 'я'.repeat(length));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    await (said === undefined
      ? screen.findByRole('heading', { name: 'Огледът е уговорен' })
      : screen.findByText(said));
    expect(bodies(sent)).toHaveLength(count);
  });

  it.each([
    ['2099-12-01T10:05', 'Изберете час през 10 минути.'],
    ['2001-01-01T10:00', 'Изберете час, който предстои.'],
    ['2027-03-28T03:30', NO_SUCH_HOUR],
  ])('refuses the proposed time %s', async (wall, message) => {
    const sent = pick({ days: [] });
    fireEvent.change(await screen.findByLabelText(/^Час 1/u), { target: { value: wall } });
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати предложението' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(bodies(sent)).toEqual([]);
  });

  it('sends a visitor to the sign-in with the choice kept', async () => {
    act(() => signOut());
    pick();
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(time('10:30'));
    await userEvent.click(screen.getByRole('button', { name: 'Влез и запази' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect='));
    act(() => signInAs('tenant'));
    cleanup();
    pick();
    expect(await screen.findByRole('button', { name: '10:30' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps proposed times and the note until they are sent, and from another person', async () => {
    const noteField = () => screen.getByLabelText(/^Бележка/u);
    const reopen = () => {
      cleanup();
      pick();
      return screen.findByRole('group', { name: 'Свободни часове' });
    };
    pick();
    await userEvent.click(await screen.findByRole('button', { name: 'Предложи друг час' }));
    fireEvent.change(screen.getByLabelText(/^Час 1/u), { target: { value: '2099-12-01T10:00' } });
    await fillIn(noteField(), 'С кучето.');
    act(() => signOut());
    await reopen();
    expect(noteField()).toHaveValue('');
    act(() => signInAs('tenant'));
    cleanup();
    pick();
    expect(await screen.findByLabelText(/^Час 1/u)).toHaveValue('2099-12-01T10:00');
    expect(noteField()).toHaveValue('С кучето.');
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати предложението' }));
    await screen.findByRole('heading', { name: 'Огледът е уговорен' });
    await reopen();
    expect(noteField()).toHaveValue('');
  });

  it('shows a refusal of the server, and keeps the choice', async () => {
    pick(
      {},
      {
        status: 409,
        body: { success: false, code: 'CONFLICT', message: 'Вече имате оглед на това жилище.' },
      },
    );
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(time('10:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Вече имате оглед на това жилище.');
    expect(time('10:00')).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that the choice is kept when the server cannot be reached', async () => {
    pick({}, { status: 500, body: { success: false, code: 'INTERNAL', message: 'Грешка.' } });
    await screen.findByRole('group', { name: 'Свободни часове' });
    await userEvent.click(time('10:00'));
    await userEvent.click(screen.getByRole('button', { name: 'Запази часа' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Няма връзка. Изборът ви е запазен.');
    expect(time('10:00')).toHaveAttribute('aria-pressed', 'true');
  });

  it('says where there are no hours, or shows nothing below a sent message', async () => {
    pick({ mode: 'off', days: [], canPropose: false });
    expect(await screen.findByText(/не е дал свободни часове/u)).toBeInTheDocument();
    document.body.innerHTML = '';
    const sent = pick({ mode: 'off', days: [], canPropose: false }, booked(), 'Запазете оглед');
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/slots'))).toBe(true));
    expect(screen.queryByText(/не е дал свободни часове/u)).toBeNull();
  });
});
