import { AppError } from '@pokriv/contracts/errors';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { timeErrors, TimesDialog } from './times-dialog.tsx';
import { nearestFree } from './use-viewing-acts.ts';

const person = userEvent.setup();
const now = Date.parse('2096-11-24T08:00:00Z'); // 10:00 in Sofia.
const slot = (hour: number, seatsLeft = 1) => ({
  start: `2096-11-25T${String(hour).padStart(2, '0')}:00:00.000Z`,
  seatsLeft,
});
const taken = (current: unknown) => new AppError({ code: 'SLOT_TAKEN', message: 'Заето.', current });

describe('timeErrors', () => {
  it.each([
    ['a later time', ['2096-11-24T10:01'], [undefined]],
    ['this minute', ['2096-11-24T10:00'], ['Този час вече мина.']],
    ['a first field that is empty', [''], ['Изберете час.']],
    ['a further field that is empty', ['2096-11-25T10:00', ''], [undefined, undefined]],
    [
      'an hour that does not exist',
      ['2097-03-31T03:30'],
      ['Такъв час няма: тогава часовникът се мести напред.'],
    ],
    [
      'a time named twice, at the second',
      ['2096-11-25T10:00', '2096-11-26T10:00', '2096-11-25T10:00'],
      [undefined, undefined, 'Този час вече е предложен.'],
    ],
    ['no field', [], []],
  ])('of %s', (_what, times, errors) => {
    expect(timeErrors(times, now)).toEqual(errors);
  });
});

describe('nearestFree', () => {
  it.each([
    ['the times of a taken slot', taken([slot(8), slot(9)]), [slot(8).start, slot(9).start]],
    ['times without details', taken([slot(8).start]), [slot(8).start]],
    ['nothing that is no time', taken([null, 5, {}, { start: 5 }, slot(9)]), [slot(9).start]],
    ['nothing without a list', taken(undefined), []],
    ['nothing of another refusal', new AppError({ code: 'CONFLICT', message: '', current: [slot(8)] }), []],
    ['nothing of another error', new Error('away'), []],
    ['nothing without an error', undefined, []],
  ])('has %s', (_what, error, times) => {
    expect(nearestFree(error)).toEqual(times);
  });
});

describe('TimesDialog', () => {
  beforeAll(fakeDialogs);
  beforeEach(() => signedIn(aUser()));

  const open = (kind: 'counter' | 'move', slots: readonly object[], refused?: AppError) => {
    const onSend = jest.fn(async () => refused);
    const onClose = jest.fn();
    fakeBackend({ 'GET /properties/p1/slots': answer.done({ days: [{ date: '2096-11-25', slots }] }) });
    renderPage(<TimesDialog kind={kind} listingId="p1" onSend={onSend} onClose={onClose} />);
    return { onSend, onClose };
  };
  const offered = (name: string) => screen.findByRole('group', { name });
  const labels = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.slice(-5));
  const values = () =>
    screen
      .getAllByLabelText<HTMLInputElement>(/^(?:Нов час|Час \d)/u, { selector: 'input' })
      .map(({ value }) => value);
  const take = async (clock: string) =>
    person.click(await screen.findByRole('button', { name: new RegExp(`${clock}$`, 'u') }));

  it('offers the first eight times that have a seat left', async () => {
    open('counter', [slot(6, 0), ...[7, 8, 9, 10, 11, 12, 13, 14, 15].map((hour) => slot(hour))]);
    const group = await offered('Свободни часове');
    expect(labels(group)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
    expect(within(group).getByText('Свободни часове')).toBeInTheDocument();
  });

  it('steps by the ten minutes of a cell', () => {
    open('counter', []);
    expect(screen.getByLabelText(/^Час 1/u)).toHaveAttribute('step', '600');
  });

  it('offers nothing when no time is free', async () => {
    open('counter', [slot(6, 0)]);
    await screen.findByLabelText(/^Час 1/u);
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
  });

  it('fills the empty field, then adds others up to three, each time once, and replaces the last', async () => {
    open('counter', [slot(7), slot(8), slot(9), slot(10)]);
    for (const clock of ['09:00', '09:00', '10:00', '11:00']) await take(clock);
    expect(values()).toEqual(['2096-11-25T09:00', '2096-11-25T10:00', '2096-11-25T11:00']);
    expect(screen.queryByRole('button', { name: 'Добави още един час' })).not.toBeInTheDocument();
    await take('12:00');
    expect(values()).toEqual(['2096-11-25T09:00', '2096-11-25T10:00', '2096-11-25T12:00']);
  });

  it('takes one time for a move', async () => {
    const { onSend, onClose } = open('move', [slot(7), slot(8)]);
    await take('09:00');
    await take('10:00');
    expect(values()).toEqual(['2096-11-25T10:00']);
    await person.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(onSend).toHaveBeenCalledWith([slot(8).start], '');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('sends only the filled fields, and focuses the first field of a wrong list', async () => {
    const { onSend } = open('counter', []);
    await person.click(screen.getByRole('button', { name: 'Добави още един час' }));
    expect(screen.queryByText('Изберете час.')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(screen.getByLabelText(/^Час 1/u)).toHaveFocus();
    expect(screen.getByText('Изберете час.')).toBeInTheDocument();
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^Час 1/u), { target: { value: '2096-11-25T09:00' } });
    await fillIn(screen.getByLabelText(/^Причина/u), ' Работа ');
    await person.click(screen.getByRole('button', { name: 'Изпрати' }));
    expect(onSend).toHaveBeenCalledWith([slot(7).start], 'Работа');
  });

  it('offers the nearest times in place of the others after a taken one', async () => {
    const { onClose } = open('move', [slot(7)], taken([slot(12)]));
    await take('09:00');
    await person.click(screen.getByRole('button', { name: 'Изпрати' }));
    const group = await offered('Най-близки свободни часове');
    expect(labels(group)).toEqual(['14:00']);
    expect(within(group).getByText('Най-близки свободни часове')).toBeInTheDocument();
    expect(values()).toEqual(['2096-11-25T09:00']);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Изпрати' })).toBeEnabled();
  });

  it.each([
    ['counter', 'Други часове', /^Предложете до три часа/u],
    ['move', 'Нов час за огледа', /^Новият час заменя стария/u],
  ] as const)('says what a %s does', (kind, title, text) => {
    open(kind, []);
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('sends once while the answer is awaited', async () => {
    let finish = (): void => undefined;
    const { onSend } = open('move', [slot(7)]);
    onSend.mockReturnValue(new Promise((resolve) => (finish = () => resolve(undefined))));
    await take('09:00');
    const send = screen.getByRole('button', { name: 'Изпрати' });
    await person.click(send);
    await person.click(send);
    expect(onSend).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
  });
});
