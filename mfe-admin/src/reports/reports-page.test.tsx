import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { aListing } from '../listing.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { aGroup, anOverview, aReport, listingAnswers, writtenIn } from '../report.testing.ts';
import { ReportsPage } from './reports-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/reports', element: <ReportsPage /> }];
const reports = [aReport('r1'), aReport('r2', { status: 'reviewed' })];
const standard = {
  'GET /admin/reports/groups': answer.list([aGroup(reports)]),
  'GET /reports/stats/overview': answer.one(anOverview),
  ...listingAnswers('p1'),
  ...listingAnswers('p2'),
};

const OPEN = '/admin/reports?listing=p1';

async function openDecision() {
  await readyButton('Отхвърли сигнала');
  await person.keyboard('1');
  return within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
}

async function dismiss(notes = 'Няма нарушение') {
  const dialog = await openDecision();
  await fillIn(dialog.getByRole('textbox'), notes);
  await person.click(dialog.getByRole('button', { name: 'Отхвърли сигнала' }));
}

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('ReportsPage grouped by listing', () => {
  it('shows reporters, reasons and the waiting time', async () => {
    fakeBackend(standard);
    renderAt(OPEN, routes);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Студио с гледка' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(card.getByText('Активна')).toBeInTheDocument();
    expect(card.getByText(/^2.души$/u)).toBeInTheDocument();
    expect(card.getByText('Тежест 1 от 3 до скриване')).toBeInTheDocument();
    expect(card.getByText(/^Закъснява, преди/u)).toBeInTheDocument();
    expect(card.getByText('Причина r2')).toBeInTheDocument();
    expect(card.getAllByText('Подателят Иван Георгиев пише:', { exact: false })).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Обобщение', hidden: true }));
    const overview = await screen.findByRole('region', { name: 'Обобщение', hidden: true });
    await waitFor(() => expect(overview).toHaveTextContent(/Нови\s*7/u));
  });

  it('takes the reports of a listing for review', async () => {
    const calls = fakeBackend({ ...standard, 'PUT /reports/r1/status': answer.one(aReport('r1')) });
    renderAt(OPEN, routes);
    await person.click(await readyButton('Вземи за преглед'));
    expect(await screen.findByText('Сигналът е обновен.')).toBeInTheDocument();
    expect(writtenIn(calls)).toMatchObject([{ body: { status: 'reviewed', from: 'pending' } }]);
  });

  it('resolves the oldest report with a reason', async () => {
    const calls = fakeBackend({
      ...standard,
      'PUT /admin/reports/r1/resolve': answer.one(aReport('r1', { status: 'resolved' })),
    });
    renderAt(OPEN, routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('button', { name: 'Отхвърли сигнала' }));
    expect(await dialog.findByText('Опишете решението с поне 5 символа.')).toBeInTheDocument();
    await person.click(dialog.getByRole('radio', { name: /^Предупреди собственика/u }));
    const ready = dialog.getByRole('combobox', { name: 'Готов текст' });
    const [, text = ''] = within(ready)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await person.selectOptions(ready, text);
    await person.click(dialog.getByRole('button', { name: 'Предупреди собственика' }));
    await waitFor(() => expect(undoBar().getByText('Предупреден собственик')).toBeInTheDocument());
    expect(undoBar().getByText('„Студио с гледка“')).toBeInTheDocument();
    expect(writtenIn(calls)).toEqual([]);
    closeTab();
    expect(await screen.findByText('Сигналът е решен.')).toBeInTheDocument();
    expect(writtenIn(calls)).toMatchObject([
      { call: 'PUT /admin/reports/r1/resolve', body: { action: 'warn_owner', adminNotes: text } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms a suspension of the owner and its length', async () => {
    const calls = fakeBackend({ ...standard, 'PUT /admin/reports/r1/resolve': answer.one(aReport('r1')) });
    renderAt(OPEN, routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Ограничи собственика/u }));
    await person.click(dialog.getByRole('radio', { name: '7 дни' }));
    await fillIn(dialog.getByRole('textbox', { name: /^Текст до собственика/u }), 'Трета измама');
    await person.click(dialog.getByRole('button', { name: 'Ограничи собственика' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Да ограничим ли собственика?' }));
    expect(writtenIn(calls)).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Ограничи собственика' }));
    await waitFor(() => expect(undoBar().getByText('Ограничен собственик')).toBeInTheDocument());
    closeTab();
    await waitFor(() => expect(writtenIn(calls)).toHaveLength(1));
    const body = writtenIn(calls)[0]?.body as { action: string; until: string };
    expect(body.action).toBe('suspend_owner');
    const days = (new Date(body.until).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
  });

  it('is sent once the page is left for another', async () => {
    const calls = fakeBackend({ ...standard, 'PUT /admin/reports/r1/resolve': answer.one(aReport('r1')) });
    const { unmount } = renderAt(OPEN, routes);
    await dismiss();
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    expect(writtenIn(calls)).toEqual([]);
    unmount();
    await waitFor(() => expect(writtenIn(calls)).toHaveLength(1));
  });

  it('takes a verdict back by Z and keeps its words and its term', async () => {
    const calls = fakeBackend(standard);
    const { unmount } = renderAt(OPEN, routes);
    await readyButton('Ограничи собственика');
    await person.keyboard('5');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
    await person.click(dialog().getByRole('radio', { name: '30 дни' }));
    await fillIn(dialog().getByRole('textbox'), 'Трета измама');
    await person.click(dialog().getByRole('button', { name: 'Ограничи собственика' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Да ограничим ли собственика?' }));
    await person.click(question.getByRole('button', { name: 'Ограничи собственика' }));
    await arriveAt('/admin/reports');
    await person.keyboard('z');
    await arriveAt(OPEN);
    expect(queryUndoBar()).toBeNull();
    await readyButton('Ограничи собственика');
    await person.keyboard('5');
    expect(dialog().getByRole('textbox')).toHaveValue('Трета измама');
    expect(dialog().getByRole('radio', { name: '30 дни' })).toBeChecked();
    unmount();
    expect(writtenIn(calls)).toEqual([]);
  });

  it('shows a refused verdict with its words', async () => {
    fakeBackend(standard);
    renderAt(OPEN, routes);
    await dismiss();
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 сигнал без решение' }));
    expect(refused.getByRole('listitem')).toHaveTextContent('Студио с гледка: Сървърна грешка.');
    expect(refused.getByText('Вашият текст: „Няма нарушение“')).toBeInTheDocument();
  });

  it('narrows the groups to a type', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/reports', routes);
    await person.click(screen.getByRole('button', { name: 'Вид: Всички видове' }));
    await person.click(screen.getByRole('link', { name: 'Спам' }));
    await arriveAt('/admin/reports?type=spam');
    expect(screen.getByRole('button', { name: 'Вид: Спам' })).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ type: 'spam', page: '1' }));
    await person.click(screen.getByRole('button', { name: 'Вид: Спам' }));
    expect(screen.getByRole('link', { name: 'Всички видове' })).toHaveAttribute('href', '/admin/reports');
  });

  it('shows an empty state', async () => {
    fakeBackend({ ...standard, 'GET /admin/reports/groups': answer.list([]) });
    renderAt('/admin/reports', routes);
    expect(await screen.findByText('Няма отворени сигнали')).toBeInTheDocument();
  });

  it('offers a retry when the reports fail to load', async () => {
    fakeBackend({});
    renderAt(OPEN, routes);
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });

  it('opens listings by J and K, beside the list and in the address', async () => {
    const other = aGroup([aReport('r9', { propertyId: 'p2' })], {
      propertyId: 'p2',
      propertyTitle: 'Къща с двор',
    });
    fakeBackend({ ...standard, 'GET /admin/reports/groups': answer.list([aGroup(reports), other]) });
    renderAt('/admin/reports', routes);
    const list = within(await screen.findByRole('region', { name: 'Обяви с отворени сигнали' }));
    expect(list.getAllByRole('link')).toHaveLength(2);
    await person.keyboard('j');
    await arriveAt('/admin/reports?listing=p1');
    await person.keyboard('j');
    await arriveAt('/admin/reports?listing=p2');
    expect(list.getByRole('link', { current: true, hidden: true })).toHaveTextContent('Къща с двор');
    await person.keyboard('k');
    await arriveAt('/admin/reports?listing=p1');
  });

  it.each([
    ['1', 'Отхвърли сигнала'],
    ['2', 'Предупреди собственика'],
    ['3', 'Поискай промени'],
    ['4', 'Премахни обявата'],
    ['5', 'Ограничи собственика'],
  ])('key %s opens the dialog with „%s“ chosen', async (key, verdict) => {
    fakeBackend(standard);
    renderAt(OPEN, routes);
    await readyButton(verdict);
    await person.keyboard(key);
    const dialog = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
    expect(dialog.getByRole('radio', { name: new RegExp(`^${verdict}`, 'u') })).toBeChecked();
  });

  it('ignores the keys once they are switched off', async () => {
    fakeBackend(standard);
    renderAt(OPEN, routes);
    await readyButton('Отхвърли сигнала');
    await person.click(screen.getByRole('button', { name: 'Клавиши', hidden: true }));
    await person.click(screen.getByRole('button', { name: 'Клавишите работят', hidden: true }));
    await person.keyboard('1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('after a verdict', () => {
    const other = aGroup([aReport('r9', { propertyId: 'p2' })], {
      propertyId: 'p2',
      propertyTitle: 'Къща с двор',
    });
    const two = {
      ...standard,
      'GET /admin/reports/groups': answer.list([aGroup(reports), other]),
      'PUT /admin/reports/r1/resolve': answer.one(aReport('r1', { status: 'dismissed' })),
    };
    const list = () => within(screen.getByRole('region', { name: 'Обяви с отворени сигнали', hidden: true }));

    it('stays with a listing that has another open report', async () => {
      fakeBackend(two);
      renderAt(OPEN, routes);
      await dismiss();
      await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
      await arriveAt(OPEN);
      const card = within(screen.getByRole('article'));
      expect(card.getByText('Отхвърлен сигнал')).toBeInTheDocument();
      expect(card.getByRole('button', { name: 'Отхвърли сигнала' })).toBeInTheDocument();
    });

    it('opens the next listing once the last report of one has a verdict', async () => {
      const calls = fakeBackend(two);
      renderAt(OPEN, routes);
      await dismiss();
      await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
      await dismiss('За същото вече има решение.');
      await arriveAt('/admin/reports?listing=p2');
      expect(await screen.findByRole('heading', { name: 'Къща с двор' })).toBeInTheDocument();
      await waitFor(() =>
        expect(writtenIn(calls).map(({ call }) => call)).toEqual(['PUT /admin/reports/r1/resolve']),
      );
    });

    it('opens the next listing after a removal, which settles the other reports', async () => {
      const calls = fakeBackend(two);
      renderAt(OPEN, routes);
      await readyButton('Премахни обявата');
      await person.keyboard('4');
      const dialog = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
      await fillIn(dialog.getByRole('textbox'), 'Няма такова жилище');
      await person.click(dialog.getByRole('button', { name: 'Премахни обявата' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Да премахнем ли обявата?' }));
      await person.click(question.getByRole('button', { name: 'Премахни обявата' }));
      await arriveAt('/admin/reports?listing=p2');
      expect(list().getByText('С решение')).toBeInTheDocument();
      // The decided listing is skipped.
      await person.keyboard('k');
      await arriveAt('/admin/reports?listing=p2');
      await person.keyboard('z');
      await arriveAt(OPEN);
      expect(list().queryByText('С решение')).toBeNull();
      expect(writtenIn(calls)).toEqual([]);
    });
  });

  it('pins the words of a request for changes to a place of the listing', async () => {
    const picture = { id: 'a'.repeat(20), width: 1280, height: 960, alt: '', placeholder: '' };
    const calls = fakeBackend({
      ...standard,
      'GET /properties/p1': answer.one(aListing('p1', { images: [picture] })),
      'PUT /admin/reports/r1/resolve': answer.one(aReport('r1', { status: 'resolved' })),
    });
    renderAt(OPEN, routes);
    const dialog = await openDecision();
    await person.click(dialog.getByRole('radio', { name: /^Поискай промени/u }));
    await fillIn(dialog.getByRole('textbox', { name: /^Текст до собственика/u }), 'Вижте бележката.');
    await person.click(await dialog.findByRole('button', { name: 'Бележка към: Снимка 1' }));
    await fillIn(dialog.getByRole('textbox', { name: /^Снимка 1/u }), 'Чужда снимка.');
    await person.click(dialog.getByRole('button', { name: 'Поискай промени' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    await person.keyboard('z');
    await readyButton('Поискай промени');
    await person.keyboard('3');
    const again = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
    expect(again.getByRole('textbox', { name: /^Снимка 1/u })).toHaveValue('Чужда снимка.');
    await person.click(again.getByRole('button', { name: 'Поискай промени' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    await waitFor(() => expect(writtenIn(calls)).toHaveLength(1));
    expect(writtenIn(calls)[0]?.body).toEqual({
      action: 'request_changes',
      adminNotes: 'Вижте бележката.',
      remarks: [{ place: picture.id, text: 'Чужда снимка.' }],
    });
  });
});
