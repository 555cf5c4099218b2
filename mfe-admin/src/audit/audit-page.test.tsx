import type { AuditEntry } from '@pokriv/contracts/moderation/audit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { AuditPage } from './audit-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/audit', element: <AuditPage /> }];
const entry: AuditEntry = {
  id: 'a1',
  actor: { id: 'admin', name: 'Анна Колева' },
  ip: '127.0.0.1',
  action: 'rejectProperty',
  target: { kind: 'listing', id: 'p1', label: 'Студио с гледка' },
  before: { status: 'pending' },
  after: { status: 'rejected', step: 'reject' },
  reason: 'Снимките са неясни.',
  at: '2026-01-05T10:00:00.000Z',
};
const answers = { 'GET /admin/audit': answer.list([entry]) };

beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('AuditPage', () => {
  it('shows actor, action, target, reason and changes of each entry', async () => {
    fakeBackend(answers);
    renderAt('/admin/audit', routes);
    const row = within(await screen.findByRole('row', { name: /Студио с гледка/u }));
    expect(row.getByRole('rowheader')).toHaveTextContent('05.01.2026, 12:00');
    expect(row.getByText('Върната обява')).toBeInTheDocument();
    expect(row.getByText('Снимките са неясни.')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Студио с гледка' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    await person.click(row.getByText(/^2.промени$/u));
    const changes = row.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(changes).toEqual(['Чака одобрение → стана Върната за корекции', 'Върната за корекции']);
    expect(row.getByText('Чака одобрение', { selector: 'del' })).toBeInTheDocument();
    expect(row.getByText('Върната за корекции', { selector: 'ins' })).toBeInTheDocument();
  });

  it('names a target without a name by its id', async () => {
    const draft = { ...entry, target: { ...entry.target, label: '' } };
    fakeBackend({ 'GET /admin/audit': answer.list([draft]) });
    renderAt('/admin/audit', routes);
    expect(await screen.findByRole('link', { name: 'p1' })).toBeInTheDocument();
  });

  it('filters by target kind, action, dates and administrator', async () => {
    const calls = fakeBackend(answers);
    renderAt('/admin/audit', routes);
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Обект' }), 'Обява');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), 'Върната обява');
    fireEvent.change(screen.getByLabelText('От дата'), { target: { value: '2026-01-01' } });
    await arriveAt('/admin/audit?kind=listing&action=rejectProperty&from=2026-01-01');
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({
        kind: 'listing',
        action: 'rejectProperty',
        from: '2026-01-01',
        page: '1',
      }),
    );
    await person.click(await screen.findByRole('link', { name: 'Анна Колева' }));
    await arriveAt('/admin/audit?actorId=admin');
  });

  it('drops an invalid date from the address', async () => {
    const calls = fakeBackend(answers);
    renderAt('/admin/audit?from=yesterday', routes);
    await screen.findByRole('row', { name: /Студио с гледка/u });
    expect(calls[0]?.query).toEqual({ page: '1' });
  });

  it('shows an empty state when no entry matches the filters', async () => {
    fakeBackend({ 'GET /admin/audit': answer.list([]) });
    renderAt('/admin/audit?kind=queue', routes);
    expect(await screen.findByText('Няма нищо по тези филтри')).toBeInTheDocument();
  });

  it('does not mention filters when the unfiltered log is empty', async () => {
    fakeBackend({ 'GET /admin/audit': answer.list([]) });
    renderAt('/admin/audit', routes);
    expect(await screen.findByText('Още няма нищо тук')).toBeInTheDocument();
  });

  it('offers a retry when the log fails to load', async () => {
    fakeBackend({});
    renderAt('/admin/audit', routes);
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });
});
