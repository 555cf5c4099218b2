import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { ViewingsPage } from './viewings-page.tsx';
import { WeekCalendar } from './week-calendar.tsx';

const person = userEvent.setup();
const WEEK = '2096-11-21';
const at = (id: string, day: string, clock: string) =>
  aViewing({ id, start: `${day}T${clock}:00.000Z`, end: `${day}T${clock.slice(0, 3)}50:00.000Z`, with: id });
const some = [at('A', '2096-11-20', '08:30'), at('B', '2096-11-20', '12:30'), at('C', '2096-11-24', '12:30')];

function show(viewings: readonly Viewing[], week = WEEK) {
  const onWeek = jest.fn();
  renderPage(<WeekCalendar viewings={viewings} week={week} onWeek={onWeek} />);
  return onWeek;
}
const cell = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d ${name},`, 'u') });

beforeAll(fakeDialogs);

describe('WeekCalendar', () => {
  it('has each viewing on its day and says of the others that they are free', () => {
    show(some);
    const day = (name: RegExp) => within(screen.getByRole('region', { name }));
    expect(day(/20/u).getAllByRole('button')).toEqual([cell('A'), cell('B')]);
    expect(day(/24/u).getAllByRole('button')).toEqual([cell('C')]);
    expect(screen.getAllByText('Няма огледи')).toHaveLength(5);
    expect(cell('A')).toHaveTextContent('10:30 A, Светъл двустаен');
  });

  it('shows the usual hours, and more where a viewing is outside of them', () => {
    show([]);
    const hours = () => screen.getAllByText(/^\d\d:00$/u).map(({ textContent }) => textContent);
    expect([hours()[0], hours().at(-1), hours().length]).toEqual(['09:00', '19:00', 11]);
  });

  it('is one stop of Tab, walked by the arrows', async () => {
    show(some);
    const stops = () => [cell('A'), cell('B'), cell('C')].map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    cell('A').focus();
    await person.keyboard('{ArrowDown}');
    expect(cell('B')).toHaveFocus();
    expect(stops()).toEqual([-1, 0, -1]);
    await person.keyboard('{ArrowRight}');
    expect(cell('C')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(cell('C')).toHaveFocus();
  });

  it('opens a viewing', async () => {
    show(some);
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(cell('C'));
    const dialog = screen.getByRole('dialog', { name: 'Оглед' });
    expect(within(dialog).getByRole('link', { name: 'Светъл двустаен' })).toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Затвори' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes a week back and forth, and to this week from another one', async () => {
    const onWeek = show(some);
    await person.click(screen.getByRole('button', { name: 'Предишна седмица' }));
    await person.click(screen.getByRole('button', { name: 'Следваща седмица' }));
    await person.click(screen.getByRole('button', { name: 'Тази седмица' }));
    expect(onWeek.mock.calls).toEqual([['2096-11-14'], ['2096-11-28'], [undefined]]);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('marks today in this week, which needs no way to it', () => {
    show([], sofiaDay(new Date()));
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Тази седмица' })).toBeNull();
  });
});

describe('week calendar of ViewingsPage', () => {
  const backend = (answers: Parameters<typeof fakeBackend>[0]) =>
    fakeBackend({ 'GET /viewings/waiting': answer.done([]), ...answers });
  const open = (address: string) => renderPage(<ViewingsPage />, address);
  beforeEach(() => signedIn(aUser({ role: 'landlord' })));

  const at = (id: string, start: string) =>
    aViewing({
      id,
      side: 'landlord',
      with: id,
      start,
      end: new Date(Date.parse(start) + 1_200_000).toISOString(),
    });
  const week = [
    at('пн-10', '2026-11-23T08:00:00.000Z'),
    at('пн-12', '2026-11-23T10:00:00.000Z'),
    at('ср-12', '2026-11-25T10:00:00.000Z'),
  ];
  const cell = (name: RegExp) => screen.findByRole('button', { name });

  it('has one tab stop, and arrow keys walk by time and by day', async () => {
    backend({ 'GET /viewings': answer.done(week) });
    open('/viewings?tab=week&week=2026-11-24');
    const first = await cell(/пн-10/u);
    expect([first.tabIndex, (await cell(/пн-12/u)).tabIndex]).toEqual([0, -1]);
    act(() => first.focus());
    await person.keyboard('{ArrowDown}');
    expect(await cell(/пн-12/u)).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(await cell(/ср-12/u)).toHaveFocus();
    await person.keyboard('{ArrowLeft}');
    expect(await cell(/пн-12/u)).toHaveFocus();
    await person.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  it('opens a viewing with its steps', async () => {
    backend({ 'GET /viewings': answer.done(week) });
    open('/viewings?tab=week&week=2026-11-24');
    await person.click(await cell(/ср-12/u));
    const dialog = screen.getByRole('dialog', { name: 'Оглед' });
    expect(dialog).toHaveTextContent('сряда, 25 ноември, 12:00–12:20');
  });

  it('asks for the days of the shown week, which is in the address', async () => {
    const asked: string[] = [];
    backend({
      'GET /viewings': (query) => {
        asked.push(`${query.get('from')} ${query.get('to')}`);
        return answer.done([]);
      },
    });
    open('/viewings?tab=week&week=2026-11-24');
    await person.click(await screen.findByRole('button', { name: 'Следваща седмица' }));
    await arriveAt('/viewings?tab=week&week=2026-12-01');
    await waitFor(() => expect(asked).toEqual(['2026-11-23 2026-11-29', '2026-11-30 2026-12-06']));
  });

  it('is not offered to tenants', async () => {
    await signedIn(aUser());
    backend({ 'GET /viewings': answer.done([]) });
    open('/viewings?tab=week');
    expect(await screen.findByText('Нямате предстоящи огледи')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Седмица' })).not.toBeInTheDocument();
  });
});
