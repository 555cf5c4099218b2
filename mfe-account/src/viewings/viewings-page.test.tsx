import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { ViewingsPage } from './viewings-page.tsx';

const person = userEvent.setup();
const open = (at = '/viewings') => renderPage(<ViewingsPage />, at);
const buttonsOf = async () =>
  within(await screen.findByRole('group', { name: 'Действия с огледа' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const bodyOf = (calls: readonly { call: string; body: unknown }[], call: string) =>
  calls.find((one) => one.call === call)?.body;
const backend = (answers: Parameters<typeof fakeBackend>[0]) =>
  fakeBackend({ 'GET /viewings/waiting': answer.done([]), ...answers });
const noSlots = { 'GET /properties/p1/slots': answer.done({ days: [] }) };

beforeAll(fakeDialogs);
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => signedIn(aUser()));

describe('ViewingsPage', () => {
  it.each([
    ['requested', 'tenant', 'landlord', ['Отмени']],
    ['requested', 'landlord', 'landlord', ['Потвърди', 'Откажи', 'Предложи друг час']],
    ['countered', 'tenant', 'tenant', ['Потвърди', 'Откажи', 'Предложи друг час', 'Отмени']],
    ['countered', 'landlord', 'tenant', ['Отмени']],
    ['confirmed', 'tenant', null, ['Идвам', 'Премести', 'Отмени', 'Не мога', 'Добави в календара']],
    ['moved', 'tenant', 'tenant', ['Потвърди', 'Откажи', 'Отмени', 'Добави в календара']],
    ['moved', 'landlord', 'tenant', ['Отмени', 'Добави в календара']],
  ] as const)(
    'offers for %s to the %s, while %s is awaited, the steps of the table',
    async (state, side, awaits, buttons) => {
      backend({ 'GET /viewings': answer.done([aViewing({ state, side, awaits })]) });
      open();
      expect(await buttonsOf()).toEqual(buttons);
    },
  );

  it.each([
    ['tenant', 'landlord', true],
    ['tenant', 'tenant', false],
    ['landlord', 'landlord', false],
  ] as const)(
    'tells the %s that %s has to answer only when it is the other one',
    async (side, awaits, isTold) => {
      backend({ 'GET /viewings': answer.done([aViewing({ state: 'countered', side, awaits })]) });
      open();
      await screen.findByRole('article');
      expect(screen.queryByText('Чакаме отговор от Иван К..') !== null).toBe(isTold);
    },
  );

  it('shows when, where, with whom, how many, and the address when it is given', async () => {
    backend({
      'GET /viewings': answer.done([
        aViewing({ address: 'ул. Шипка 6', note: 'Звънец 3', coming: { tenant: true, landlord: true } }),
      ]),
    });
    open();
    const card = await screen.findByRole('article');
    for (const text of [
      'събота, 24 ноември, 14:30–14:50',
      'Светъл двустаен с Иван К.',
      'На място, 2 души',
      'ул. Шипка 6',
      'Звънец 3',
      'Иван К. потвърди, че идва.',
      'Казахте, че идвате.',
    ])
      expect(card).toHaveTextContent(text);
  });

  it('confirms the chosen one of several times', async () => {
    const options = ['2096-11-25T08:00:00.000Z', '2096-11-24T08:00:00.000Z'];
    const asked = aViewing({
      state: 'requested',
      side: 'landlord',
      awaits: 'landlord',
      start: null,
      end: null,
      options,
    });
    const calls = backend({
      'GET /viewings': answer.done([asked]),
      'POST /viewings/v1/confirm': answer.done(aViewing()),
    });
    open();
    await press('Избери час');
    const times = screen.getAllByRole('radio');
    expect(times.map((radio) => (radio as HTMLInputElement).value)).toEqual(options.toReversed());
    await person.click(screen.getByRole('radio', { name: /25 ноември/u }));
    await press('Потвърди');
    expect(await screen.findByText('Огледът е уговорен.')).toBeInTheDocument();
    expect(bodyOf(calls, 'POST /viewings/v1/confirm')).toEqual({ start: options[0] });
  });

  it('cancels after a confirmation, with the reason', async () => {
    const calls = backend({
      'GET /viewings': answer.done([aViewing()]),
      'POST /viewings/v1/cancel': answer.done(aViewing({ state: 'cancelled' })),
    });
    open();
    await press('Отмени');
    const dialog = screen.getByRole('dialog', { name: 'Да отменим ли огледа?' });
    await fillIn(within(dialog).getByLabelText('Причина'), 'Болен съм');
    await person.click(within(dialog).getByRole('button', { name: 'Отмени' }));
    expect(await screen.findByText('Огледът е отменен.')).toBeInTheDocument();
    expect(bodyOf(calls, 'POST /viewings/v1/cancel')).toEqual({ reason: 'Болен съм' });
  });

  it('keeps the dialog and its text after a refusal', async () => {
    backend({
      'GET /viewings': answer.done([aViewing()]),
      'POST /viewings/v1/cancel': answer.refused(409, {
        code: 'INVALID_TRANSITION',
        message: 'Вече е отменен.',
      }),
    });
    open();
    await press('Отмени');
    const dialog = screen.getByRole('dialog', { name: 'Да отменим ли огледа?' });
    await fillIn(within(dialog).getByLabelText('Причина'), 'Болен съм');
    await person.click(within(dialog).getByRole('button', { name: 'Отмени' }));
    expect(await screen.findByText('Вече е отменен.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Причина')).toHaveValue('Болен съм');
  });

  it('proposes other times, refusing past and doubled ones', async () => {
    const asked = aViewing({ state: 'requested', side: 'landlord', awaits: 'landlord' });
    const calls = backend({
      'GET /viewings': answer.done([asked]),
      'POST /viewings/v1/counter': answer.done(asked),
      ...noSlots,
    });
    open();
    await press('Предложи друг час');
    await press('Изпрати');
    expect(await screen.findByText('Изберете час.')).toBeInTheDocument();
    await person.type(screen.getByLabelText(/Час 1/u), '2020-01-01T10:00');
    expect(screen.getByText('Този час вече мина.')).toBeInTheDocument();
    await person.clear(screen.getByLabelText(/Час 1/u));
    await person.type(screen.getByLabelText(/Час 1/u), '2096-07-02T10:00');
    await press('Добави още един час');
    await person.type(screen.getByLabelText(/Час 2/u), '2096-07-02T10:00');
    expect(screen.getByText('Този час вече е предложен.')).toBeInTheDocument();
    await person.clear(screen.getByLabelText(/Час 2/u));
    await person.type(screen.getByLabelText(/Час 2/u), '2096-12-03T10:00');
    await press('Добави още един час');
    expect(screen.queryByRole('button', { name: 'Добави още един час' })).not.toBeInTheDocument();
    await press('Изпрати');
    await waitFor(() =>
      expect(bodyOf(calls, 'POST /viewings/v1/counter')).toEqual({
        options: ['2096-07-02T07:00:00.000Z', '2096-12-03T08:00:00.000Z'],
        reason: '',
      }),
    );
  });

  it('offers the nearest free times when the new one is taken', async () => {
    let reply = answer.refused(409, {
      code: 'SLOT_TAKEN',
      message: 'Часът вече е зает.',
      ...{ current: [{ start: '2096-11-26T09:00:00.000Z' }] },
    });
    const calls = backend({
      'GET /viewings': answer.done([aViewing()]),
      'POST /viewings/v1/move': () => reply,
      ...noSlots,
    });
    open();
    await press('Премести');
    await person.type(screen.getByLabelText(/^Нов час(?! за)/u), '2096-11-26T10:00');
    await press('Изпрати');
    expect(await screen.findByText('Часът вече е зает.')).toBeInTheDocument();
    await press('понеделник, 26 ноември, 11:00');
    reply = answer.done(aViewing({ state: 'moved', awaits: 'landlord' }));
    await press('Изпрати');
    await waitFor(() =>
      expect(calls.findLast(({ call }) => call === 'POST /viewings/v1/move')?.body).toEqual({
        start: '2096-11-26T09:00:00.000Z',
        reason: '',
      }),
    );
  });

  it('asks how a viewing went', async () => {
    const calls = backend({
      'GET /viewings': answer.done([
        aViewing({
          start: '2026-11-20T12:30:00.000Z',
          end: '2026-11-20T12:50:00.000Z',
          canTellOutcome: true,
        }),
      ]),
      'POST /viewings/v1/outcome': answer.done(aViewing({ state: 'no_show_landlord' })),
    });
    open();
    await press('Наемодателят не дойде');
    await waitFor(() => expect(bodyOf(calls, 'POST /viewings/v1/outcome')).toEqual({ outcome: 'no_show' }));
  });

  it.each([
    ['coming', 'Идвате ли на огледа?', 'Идвам', true],
    ['not-coming', 'Няма да можете да дойдете?', 'Не мога', false],
  ])('asks before it answers „%s“ of a mail', async (word, title, button, isComing) => {
    const calls = backend({
      'GET /viewings': answer.done([aViewing()]),
      'GET /viewings/v1': answer.done(aViewing()),
      'POST /viewings/v1/coming': answer.done(aViewing()),
    });
    open(`/viewings?viewing=v1&answer=${word}`);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: button }));
    await arriveAt('/viewings?viewing=v1');
    expect(bodyOf(calls, 'POST /viewings/v1/coming')).toEqual({ isComing });
  });

  it('says that the viewing of a mail is gone', async () => {
    backend({
      'GET /viewings': answer.done([]),
      'GET /viewings/v1': answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' }),
    });
    open('/viewings?viewing=v1&answer=coming');
    expect(await screen.findByText('Огледът не е намерен.')).toBeInTheDocument();
  });

  it('divides coming and past viewings, newest past first', async () => {
    backend({
      'GET /viewings': answer.done([
        aViewing({
          id: 'v1',
          state: 'done',
          start: '2026-11-01T10:00:00.000Z',
          end: '2026-11-01T10:20:00.000Z',
        }),
        aViewing({
          id: 'v2',
          state: 'cancelled',
          start: '2026-11-02T10:00:00.000Z',
          end: '2026-11-02T10:20:00.000Z',
        }),
        aViewing({ id: 'v3' }),
      ]),
    });
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    await person.click(screen.getByRole('tab', { name: 'Минали' }));
    await arriveAt('/viewings?tab=past');
    const cards = await screen.findAllByRole('article');
    expect(cards.map(({ id }) => id)).toEqual(['viewing-v2', 'viewing-v1']);
  });

  it('says what to do without viewings, and reads again after an error', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reply = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    backend({ 'GET /viewings': () => reply });
    open();
    const again = await screen.findByRole('button', { name: 'Опитай пак' });
    reply = answer.done([]);
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Разгледай обявите' })).toBeInTheDocument();
  });
});
