import type { Availability } from '@pokriv/contracts/conversation/viewing';
import { usualAvailability } from '@pokriv/contracts/conversation/viewing-states';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { Link } from '@pokriv/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { aPage } from '../a-thread.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { HoursPage } from './hours-page.tsx';

const person = userEvent.setup();
const availability = (over: Partial<Availability> = {}): Availability => ({
  ...usualAvailability,
  weekly: [{ day: 1, from: '10:00', to: '12:00' }],
  exceptions: [],
  listingId: null,
  isSet: true,
  calendarUrl: 'https://pokriv.test/api/viewings/calendar/secret.ics',
  ...over,
});
const listings = { 'GET /properties/my-properties': aPage([{ id: 'p1', title: 'Светъл двустаен' }]) };
const open = (at = '/viewings/hours') =>
  renderPage(
    <>
      <HoursPage />
      <Link to="/help">Помощ</Link>
    </>,
    at,
  );
const save = () => person.click(screen.getByRole('button', { name: 'Запази' }));
const bodyOf = (calls: readonly { call: string; body: unknown }[], call: string) =>
  calls.findLast((one) => one.call === call)?.body as Availability | undefined;

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser({ role: 'landlord' })));

describe('HoursPage', () => {
  it('saves windows, a day off, rules and the mode', async () => {
    const calls = fakeBackend({
      ...listings,
      'GET /availability': answer.done(availability()),
      'PUT /availability': (_query, body) => answer.done(availability(body as object)),
    });
    open();
    await person.click(await screen.findByRole('radio', { name: /Уговаря се веднага/u }));
    await person.selectOptions(screen.getByLabelText('понеделник: до'), '13:20');
    await person.click(screen.getByRole('button', { name: 'Добави часове: събота' }));
    await person.click(screen.getByRole('button', { name: 'Добави ден' }));
    await person.type(screen.getByLabelText(/^Дата/u), '2096-12-24');
    await person.selectOptions(screen.getByLabelText('Времетраене'), '30 минути');
    const buffer = screen.getByLabelText('Почивка между огледите');
    await person.clear(buffer);
    await person.type(buffer, '15');
    expect(screen.getByText('Има незапазени промени.')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Часовете са запазени.')).toBeInTheDocument();
    expect(bodyOf(calls, 'PUT /availability')).toEqual({
      ...usualAvailability,
      mode: 'instant',
      slotMinutes: 30,
      bufferMinutes: 15,
      weekly: [
        { day: 1, from: '10:00', to: '13:20' },
        { day: 6, from: '10:00', to: '18:00' },
      ],
      exceptions: [{ date: '2096-12-24', windows: [] }],
    });
    expect(screen.queryByText('Има незапазени промени.')).not.toBeInTheDocument();
  });

  it('orders the windows by day and hour', async () => {
    const [first, second, third] = [
      { day: 1, from: '10:00', to: '12:00' },
      { day: 1, from: '14:00', to: '16:00' },
      { day: 2, from: '09:00', to: '10:00' },
    ];
    const weekly = [third, second, first];
    const calls = fakeBackend({
      ...listings,
      'GET /availability': answer.done(availability({ weekly })),
      'PUT /availability': (_query, body) => answer.done(availability(body as object)),
    });
    open();
    await screen.findAllByLabelText('понеделник: до');
    await save();
    await waitFor(() => expect(bodyOf(calls, 'PUT /availability')?.weekly).toEqual([first, second, third]));
  });

  it('copies Monday to the working days', async () => {
    const calls = fakeBackend({
      ...listings,
      'GET /availability': answer.done(
        availability({
          weekly: [
            { day: 1, from: '09:10', to: '12:00' },
            { day: 3, from: '08:00', to: '09:00' },
            { day: 5, from: '08:00', to: '09:00' },
            { day: 6, from: '11:00', to: '12:00' },
          ],
        }),
      ),
      'PUT /availability': (_query, body) => answer.done(availability(body as object)),
    });
    open();
    await person.click(await screen.findByRole('button', { name: 'Копирай понеделник за работните дни' }));
    await save();
    await waitFor(() =>
      expect(
        bodyOf(calls, 'PUT /availability')?.weekly.toSorted((one, other) => one.day - other.day),
      ).toEqual([
        ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:10', to: '12:00' })),
        { day: 6, from: '11:00', to: '12:00' },
      ]),
    );
  });

  it('takes a date without hours for a day off, and gives it up to six windows', async () => {
    const windows = [9, 10, 11, 12, 13].map((hour) => ({
      from: `${hour}:00`.padStart(5, '0'),
      to: `${hour}:50`.padStart(5, '0'),
    }));
    const exceptions = [
      { date: '2096-12-24', windows: [] },
      { date: '2096-12-25', windows },
    ];
    fakeBackend({ ...listings, 'GET /availability': answer.done(availability({ exceptions })) });
    open();
    const dayOff = () => screen.queryAllByText(/^Този ден няма огледи/u).length;
    const add = (date: string) => screen.queryByRole('button', { name: `Добави часове: ${date}` });
    await screen.findByDisplayValue('2096-12-24');
    expect(dayOff()).toBe(1);
    await person.click(add('2096-12-24')!);
    expect(dayOff()).toBe(0);
    await person.click(add('2096-12-25')!);
    expect(add('2096-12-25')).toBeNull();
    expect(add('2096-12-24')).toBeInTheDocument();
  });

  it('focuses the button that adds hours or a day when some are removed', async () => {
    const weekly = [10, 14].map((hour) => ({ day: 1, from: `${hour}:00`, to: `${hour + 2}:00` }));
    const windows = Array.from({ length: 6 }, (_none, at) => ({
      from: `${10 + at}:00`,
      to: `${10 + at}:50`,
    }));
    const exceptions = [{ date: '2096-12-25', windows }];
    fakeBackend({ ...listings, 'GET /availability': answer.done(availability({ weekly, exceptions })) });
    open();
    const remove = async (name: string) => {
      screen.getAllByRole('button', { name })[0]?.focus();
      await person.keyboard('{Enter}');
    };
    await screen.findByDisplayValue('2096-12-25');
    await remove('Премахни часовете: понеделник');
    expect(screen.getByRole('button', { name: 'Добави часове: понеделник' })).toHaveFocus();
    await remove('Премахни часовете: 2096-12-25');
    expect(screen.getByRole('button', { name: 'Добави часове: 2096-12-25' })).toHaveFocus();
    await remove('Премахни деня');
    expect(screen.getByRole('button', { name: 'Добави ден' })).toHaveFocus();
  });

  it('shows errors beside their fields and sends nothing', async () => {
    const calls = fakeBackend({ ...listings, 'GET /availability': answer.done(availability()) });
    open();
    await person.selectOptions(await screen.findByLabelText('понеделник: до'), '09:00');
    const days = screen.getByLabelText('Най-рано предварително');
    await person.clear(days);
    await person.type(days, '31');
    await save();
    expect(await screen.findByText('Краят трябва да е след началото.')).toBeInTheDocument();
    expect(screen.getByText('Въведете цяло число от 1 до 30.')).toBeInTheDocument();
    expect(screen.getByText('Проверете полетата, отбелязани в червено.')).toBeInTheDocument();
    expect(screen.getByLabelText('понеделник: до')).toBeInvalid();
    expect(days).toBeInvalid();
    expect(bodyOf(calls, 'PUT /availability')).toBeUndefined();
  });

  it('loses nothing after a refusal of the server', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({
      ...listings,
      'GET /availability': answer.done(availability()),
      'PUT /availability': answer.refused(400, {
        code: 'BAD_REQUEST',
        message: 'Невалидни данни.',
        errors: [{ param: 'weekly', msg: 'Часовете се застъпват.' }],
      }),
    });
    open();
    await person.selectOptions(await screen.findByLabelText('понеделник: до'), '17:00');
    await save();
    expect(await screen.findByText('Часовете се застъпват.')).toBeInTheDocument();
    expect(screen.getByLabelText('понеделник: до')).toHaveValue('17:00');
  });

  it('asks before unsaved changes are left, and before another listing is shown', async () => {
    fakeBackend({
      ...listings,
      'GET /availability': answer.done(availability()),
      'GET /availability/p1': answer.done(availability()),
    });
    open();
    await person.selectOptions(await screen.findByLabelText('понеделник: до'), '17:00');
    await person.click(screen.getByRole('link', { name: 'Помощ' }));
    const leaving = await screen.findByRole('alertdialog', { name: 'Има незапазени промени' });
    await person.click(within(leaving).getByRole('button', { name: 'Остани' }));
    await person.selectOptions(screen.getByLabelText('За кои обяви'), 'Светъл двустаен');
    const switching = await screen.findByRole('alertdialog', { name: 'Има незапазени промени' });
    await person.click(within(switching).getByRole('button', { name: 'Смени без запазване' }));
    await arriveAt('/viewings/hours?listingId=p1');
    expect(await screen.findByText(/Обявата е с общите часове/u)).toBeInTheDocument();
    expect(screen.getByLabelText('понеделник: до')).toHaveValue('12:00');
  });

  it('gives one listing hours of its own and takes them back', async () => {
    const calls = fakeBackend({
      ...listings,
      'GET /availability/p1': answer.done(availability()),
      'PUT /availability/p1': (_query, body) =>
        answer.done(availability({ ...(body as object), listingId: 'p1' })),
      'DELETE /availability/p1': answer.done(availability()),
    });
    open('/viewings/hours?listingId=p1');
    await person.selectOptions(await screen.findByLabelText('понеделник: до'), '17:00');
    await save();
    expect(await screen.findByText('Тази обява има свои часове.')).toBeInTheDocument();
    expect(bodyOf(calls, 'PUT /availability/p1')?.weekly).toEqual([{ day: 1, from: '10:00', to: '17:00' }]);
    await person.click(screen.getByRole('button', { name: 'Върни общите часове' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Да върнем ли общите часове?' });
    await person.click(within(dialog).getByRole('button', { name: 'Върни общите часове' }));
    expect(await screen.findByText('Обявата отново е с общите часове.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('понеделник: до')).toHaveValue('12:00'));
  });

  it('copies the address of the calendar', async () => {
    fakeBackend({ ...listings, 'GET /availability': answer.done(availability()) });
    open();
    await person.click(await screen.findByRole('button', { name: 'Копирай' }));
    expect(await navigator.clipboard.readText()).toBe('https://pokriv.test/api/viewings/calendar/secret.ics');
  });

  it('says that no hours are set yet, and reads again after an error', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reply = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    fakeBackend({ ...listings, 'GET /availability': () => reply });
    open();
    const again = await screen.findByRole('button', { name: 'Опитай пак' });
    reply = answer.done(availability({ isSet: false, weekly: [] }));
    await person.click(again);
    expect(await screen.findByText(/Още не сте задали часове/u)).toBeInTheDocument();
    expect(screen.getAllByText('Без огледи')).toHaveLength(7);
  });
});
