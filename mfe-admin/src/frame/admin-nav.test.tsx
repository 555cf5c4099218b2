import { refresh } from '@pokriv/web-kit/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, holdWrites, signedInAsAdmin } from '../backend.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { someWork } from '../work.testing.ts';
import { AdminNav } from './admin-nav.tsx';

const routes = [{ path: '/admin', element: <AdminNav /> }];
const link = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(signedInAsAdmin);

describe('AdminNav', () => {
  it('counts what waits beside each link, and what is late', async () => {
    fakeBackend({ 'GET /admin/work': answer.one(someWork()) });
    renderAt('/admin', routes);
    expect(await link(/^За одобрение \(чакат 28, закъсняват 3\)$/u)).toBeInTheDocument();
    expect(await link(/^Сигнали \(чакат 7\)$/u)).toBeInTheDocument();
    expect(await link(/^Съобщения \(чакат 4\)$/u)).toBeInTheDocument();
    expect(await link(/^Заявки за роля$/u)).toBeInTheDocument();
  });

  it('opens the job queues once at a time', async () => {
    jest.spyOn(window, 'open').mockReturnValue({ location: {}, close: jest.fn() } as unknown as Window);
    fakeBackend({
      'GET /admin/work': answer.one(someWork()),
      'POST /admin/queues/session': answer.one(null),
    });
    const deliver = holdWrites();
    renderAt('/admin', routes);
    const button = screen.getByRole('button', { name: 'Технически опашки' });
    await userEvent.click(button);
    expect(button).toBeDisabled();
    deliver();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('agrees with a single waiting one', async () => {
    fakeBackend({
      'GET /admin/work': answer.one(someWork({ reports: { waiting: 1, late: 1, oldestAt: null } })),
    });
    renderAt('/admin', routes);
    expect(await link(/^Сигнали \(чака 1, закъснява 1\)$/u)).toBeInTheDocument();
  });

  it('shows no number for what could not be counted', async () => {
    fakeBackend({ 'GET /admin/work': answer.one(someWork({ reports: null })) });
    renderAt('/admin', routes);
    await link(/^За одобрение \(чакат 28/u);
    expect(await link(/^Сигнали$/u)).toBeInTheDocument();
  });

  it('counts again after a decision', async () => {
    const answers = { 'GET /admin/work': answer.one(someWork()) };
    fakeBackend(answers);
    renderAt('/admin', routes, { isCacheShared: true });
    await link(/^Сигнали \(чакат 7/u);
    answers['GET /admin/work'] = answer.one(someWork({ reports: { waiting: 6, late: 0, oldestAt: null } }));
    await act(() => refresh('readAdminWork'));
    await waitFor(async () => expect(await link(/^Сигнали \(чакат 6/u)).toBeInTheDocument());
  });
});
