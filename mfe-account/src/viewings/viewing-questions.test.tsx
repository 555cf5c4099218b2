import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { ViewingButtons } from './viewing-buttons.tsx';

const person = userEvent.setup();
const REASON = /^Причина/u;
const requested = {
  ...{ state: 'requested', side: 'landlord', awaits: 'landlord', start: null, end: null },
  options: ['2096-11-26T08:00:00.000Z', '2096-11-25T08:00:00.000Z'],
} as const satisfies Partial<Viewing>;
const open = (over: Partial<Viewing>, answers: Parameters<typeof fakeBackend>[0] = {}) => {
  const calls = fakeBackend({ 'GET /properties/p1/slots': answer.done({ days: [] }), ...answers });
  renderPage(<ViewingButtons viewing={aViewing(over as Partial<Viewing>)} />);
  return () => calls.filter(({ call }) => call.startsWith('POST'));
};
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog');
const pressWithin = async (name: string) => person.click(within(dialog()!).getByRole('button', { name }));

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));

describe('the questions of a viewing', () => {
  it.each<[string, Partial<Viewing>]>([
    ['Отмени', {}],
    ['Премести', {}],
    ['Не мога', {}],
    ['Откажи', requested],
    ['Предложи друг час', requested],
    ['Избери час', requested],
  ])('of „%s“ are left with nothing done', async (button, over) => {
    const sent = open(over);
    await press(button);
    await pressWithin('Назад');
    expect(dialog()).toBeNull();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Отмени', { over: {}, call: 'cancel', done: 'Огледът е отменен.' }],
    ['Откажи', { over: requested, call: 'decline', done: 'Отказахте огледа.' }],
  ])('„%s“ sends the reason, and stays with it after a refusal', async (button, { over, call, done }) => {
    let reply = answer.refused(409, { code: 'INVALID_TRANSITION', message: 'Вече не може.' });
    const sent = open(over, { [`POST /viewings/v1/${call}`]: () => reply });
    await press(button);
    await fillIn(within(dialog()!).getByLabelText(REASON), 'Болен съм');
    await pressWithin(button);
    expect(await screen.findByText('Вече не може.')).toBeInTheDocument();
    expect(within(dialog()!).getByLabelText(REASON)).toHaveValue('Болен съм');
    reply = answer.done(aViewing({ state: 'cancelled' }));
    await pressWithin(button);
    expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([{ reason: 'Болен съм' }, { reason: 'Болен съм' }]);
  });

  it.each([
    [300, 1],
    [301, 0],
  ])('with a reason of %i letters sends %i cancellation', async (length, count) => {
    const sent = open({}, { 'POST /viewings/v1/cancel': answer.done(aViewing({ state: 'cancelled' })) });
    await press('Отмени');
    const reason = within(dialog()!).getByLabelText(REASON);
    await fillIn(reason, 'я'.repeat(length));
    expect(reason.getAttribute('aria-invalid')).toBe(count === 0 ? 'true' : null);
    await pressWithin('Отмени');
    if (count > 0) await waitFor(() => expect(dialog()).toBeNull());
    expect(sent()).toHaveLength(count);
  });

  it('chooses the earliest of several times first', async () => {
    const sent = open(requested, { 'POST /viewings/v1/confirm': answer.done(aViewing()) });
    await press('Избери час');
    const times = within(dialog()!).getAllByRole<HTMLInputElement>('radio');
    expect(times.map(({ checked }) => checked)).toEqual([true, false]);
    await pressWithin('Потвърди');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ start: requested.options[1] });
  });

  it('confirms a single time without a question', async () => {
    const [only] = requested.options;
    const sent = open(
      { ...requested, options: [only] },
      { 'POST /viewings/v1/confirm': answer.done(aViewing()) },
    );
    await press('Потвърди');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ start: only });
    expect(dialog()).toBeNull();
  });

  it.each([
    ['„Идвам“ once more', { coming: { tenant: true, landlord: false } }, 'Идвам', 0],
    ['„Идвам“ while only the other has said so', { coming: { tenant: false, landlord: true } }, 'Идвам', 1],
    ['the calendar of a request', requested, 'Добави в календара', 0],
    ['the calendar of a moved viewing', { state: 'moved', awaits: 'landlord' }, 'Добави в календара', 1],
    ['how it went, before it', {}, 'Състоя се', 0],
    ['how it went', { canTellOutcome: true }, 'Състоя се', 1],
  ] as const)('does or does not offer %s', (_what, over, button, count) => {
    open(over as Partial<Viewing>);
    expect(screen.queryAllByRole('button', { name: button })).toHaveLength(count);
  });
});
