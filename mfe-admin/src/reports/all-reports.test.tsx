import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { aReport, writtenIn } from '../report.testing.ts';
import { ReportsPage } from './reports-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/reports', element: <ReportsPage /> }];

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('ReportsPage with all reports', () => {
  const closed = aReport('r3', {
    status: 'resolved',
    resolution: 'remove_listing',
    adminNotes: 'Свалена',
    handledAt: '2026-01-06T10:00:00.000Z',
  });

  it('filters by the address and keeps the view', async () => {
    const calls = fakeBackend({ 'GET /admin/reports': answer.list([closed]) });
    renderAt('/admin/reports?view=all', routes);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Състояние' }), 'Решен');
    await arriveAt('/admin/reports?view=all&status=resolved');
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ status: 'resolved', sort: 'newest', page: '1' }),
    );
    expect(screen.getByRole('button', { name: 'Изтегли CSV' })).toBeInTheDocument();
  });

  it('opens a report over the list and reopens a closed one', async () => {
    const calls = fakeBackend({
      'GET /admin/reports': answer.list([closed]),
      'GET /reports/r3': answer.one(closed),
      'PUT /reports/r3/status': answer.one({ ...closed, status: 'reviewed' }),
    });
    renderAt('/admin/reports?view=all', routes);
    await person.click(await screen.findByRole('link', { name: 'Студио с гледка' }));
    await arriveAt('/admin/reports?view=all&id=r3');
    const sheet = within(screen.getByRole('dialog', { name: 'Сигнал' }));
    expect(await sheet.findByText(/^Премахни обявата/u)).toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Отвори отново' }));
    expect(await screen.findByText('Сигналът е обновен.')).toBeInTheDocument();
    expect(writtenIn(calls)).toMatchObject([{ body: { status: 'reviewed', from: closed.status } }]);
  });

  it('closes an open report with its verdict, which Z takes back', async () => {
    const calls = fakeBackend({
      'GET /admin/reports': answer.list([aReport('r1')]),
      'GET /reports/r1': answer.one(aReport('r1')),
    });
    renderAt('/admin/reports?view=all&id=r1', routes);
    const sheet = within(await screen.findByRole('dialog', { name: 'Сигнал' }));
    await person.click(await sheet.findByRole('button', { name: 'Отхвърли' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
    await fillIn(dialog.getByRole('textbox'), 'Няма нарушение');
    await person.click(dialog.getByRole('button', { name: 'Отхвърли сигнала' }));
    await arriveAt('/admin/reports?view=all');
    expect(undoBar().getByText('Отхвърлен сигнал')).toBeInTheDocument();
    await person.keyboard('z');
    await arriveAt('/admin/reports?view=all&id=r1');
    expect(queryUndoBar()).toBeNull();
    expect(writtenIn(calls)).toEqual([]);
  });

  it('shows a not-found state for an unknown report', async () => {
    fakeBackend({
      'GET /admin/reports': answer.list([closed]),
      'GET /reports/gone': answer.refused(404, 'NOT_FOUND', 'Сигналът не е намерен.'),
    });
    renderAt('/admin/reports?view=all&id=gone', routes);
    const sheet = within(await screen.findByRole('dialog', { name: 'Сигнал' }));
    expect(await sheet.findByText('Няма такъв сигнал')).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });
});
