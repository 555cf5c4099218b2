import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar } from '../undo/undo.testing.ts';
import { aGroup, aReport, anOverview, listingAnswers } from '../report.testing.ts';
import { ReportsPage } from './reports-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/reports', element: <ReportsPage /> }];
const OPEN = '/admin/reports?listing=p1';
const standard = {
  'GET /admin/reports/groups': answer.list([aGroup([aReport('r1'), aReport('r2', { status: 'reviewed' })])]),
  'GET /reports/stats/overview': answer.one(anOverview),
  'GET /admin/reports': answer.list([]),
  ...listingAnswers('p1'),
};

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('a report that another administrator decided first', () => {
  const theirs = {
    by: 'Ана Колева',
    isMine: false,
    at: new Date(Date.now() - 7_200_000).toISOString(),
    status: 'resolved',
    resolution: 'remove_listing',
  } as const;
  const told = /Ана Колева вече реши сигнала преди 2.часа и премахна обявата\./u;
  const lost = {
    ...standard,
    'PUT /reports/r1/status': answer.refused(409, 'CONFLICT', 'Променен междувременно.'),
    'PUT /admin/reports/r1/resolve': answer.refused(409, 'INVALID_TRANSITION', 'Вече е решен.'),
    'GET /admin/reports/r1/handling': answer.one(theirs),
  };
  async function refusal() {
    await readyButton('Отхвърли сигнала');
    await person.keyboard('1');
    const dialog = within(screen.getByRole('dialog', { name: 'Решение по сигнала' }));
    await fillIn(dialog.getByRole('textbox'), 'Няма нарушение');
    await person.click(dialog.getByRole('button', { name: 'Отхвърли сигнала' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    return within(await screen.findByRole('dialog', { name: '1 сигнал без решение' }));
  }

  it('is read again, and its refusal names them and their verdict', async () => {
    const calls = fakeBackend(lost);
    renderAt(OPEN, routes);
    expect((await refusal()).getByText(told)).toBeInTheDocument();
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /admin/reports/groups')).toHaveLength(2),
    );
  });

  it('names them when it was to be taken for review', async () => {
    fakeBackend(lost);
    renderAt(OPEN, routes);
    await person.click(await readyButton('Вземи за преглед'));
    expect(await screen.findByText(told)).toHaveTextContent(/Списъкът е прочетен отново\.$/u);
  });

  it.each([
    ['the step was on screen already', answer.one({ ...theirs, at: '2026-01-04T10:00:00.000Z' })],
    ['the step is one’s own', answer.one({ ...theirs, isMine: true })],
    ['the report has no step yet', answer.one(null)],
    ['the read fails', answer.refused(503, 'UNAVAILABLE', 'Не сега.')],
  ])('is refused without a name when %s', async (_why, handling) => {
    const seen = [aReport('r1', { handledAt: '2026-01-04T10:00:00.000Z' })];
    fakeBackend({
      ...lost,
      'GET /admin/reports/groups': answer.list([aGroup(seen)]),
      'GET /admin/reports/r1/handling': handling,
    });
    renderAt(OPEN, routes);
    expect((await refusal()).getByText(/Вече е решен\./u)).toBeInTheDocument();
  });

  it('shows its verdict without a reload while it is open', async () => {
    fakeBackend({
      ...lost,
      'GET /admin/reports': answer.list([aReport('r1')]),
      'GET /reports/r1': answer.one(aReport('r1')),
    });
    renderAt('/admin/reports?view=all&id=r1', routes, { isCacheShared: true });
    const sheet = within(await screen.findByRole('dialog', { name: 'Сигнал' }));
    const take = await sheet.findByRole('button', { name: 'Вземи за преглед' });
    const closed = aReport('r1', { ...theirs, handledAt: theirs.at });
    fakeBackend({
      ...lost,
      'GET /admin/reports': answer.list([closed]),
      'GET /reports/r1': answer.one(closed),
    });
    await person.click(take);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(await sheet.findByText(/^Премахни обявата/u)).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Отвори отново' })).toBeInTheDocument();
  });
});
