import type { Report } from '@pokriv/contracts/report';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { ReportsPage } from './reports-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/reports', element: <ReportsPage /> }];
const report: Report = {
  id: 'r1',
  propertyId: 'p1',
  propertyTitle: 'Студио с гледка',
  reportType: 'fake',
  reason: 'Снимките са от друга обява',
  description: '',
  status: 'pending',
  handledBy: null,
  handledAt: null,
  resolution: null,
  adminNotes: '',
  reporter: { id: 't1', name: 'Иван Георгиев', email: 'ivan@demo.bg' },
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('the reports', () => {
  it('are taken for review at once', async () => {
    const asked = fakeBackend({
      'GET /reports': answer.list([report]),
      'PUT /reports/r1/status': answer.one({ ...report, status: 'reviewed' }),
    });
    renderAt('/admin/reports', routes);
    await person.click(await screen.findByRole('button', { name: 'Вземи за преглед' }));
    expect(await screen.findByText('Докладът е обновен.')).toBeInTheDocument();
    expect(asked[0]?.query).toEqual({ status: 'pending', page: '1' });
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      status: 'reviewed',
      adminNotes: '',
    });
  });

  it('are settled with a note of at least five characters', async () => {
    const asked = fakeBackend({
      'GET /reports': answer.list([report]),
      'PUT /reports/r1/status': answer.one({ ...report, status: 'resolved' }),
    });
    renderAt('/admin/reports', routes);
    await person.click(await screen.findByRole('button', { name: 'Реши' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Как решихте доклада?' }));
    await person.type(dialog.getByRole('textbox'), 'Да');
    await person.click(dialog.getByRole('button', { name: 'Реши' }));
    expect(await dialog.findByText('Опишете решението с поне 5 символа.')).toBeInTheDocument();
    await person.type(dialog.getByRole('textbox'), ', обявата е свалена.');
    await person.click(dialog.getByRole('button', { name: 'Реши' }));
    expect(await screen.findByText('Докладът е обновен.')).toBeInTheDocument();
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      status: 'resolved',
      adminNotes: 'Да, обявата е свалена.',
    });
  });

  it('say when there are none', async () => {
    fakeBackend({ 'GET /reports': answer.list([]) });
    renderAt('/admin/reports?status=dismissed', routes);
    expect(await screen.findByText('Няма доклади в това състояние')).toBeInTheDocument();
  });
});
