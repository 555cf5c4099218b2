import type { Contact } from '@pokriv/contracts/contact';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { ContactsPage } from './contacts-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/contacts', element: <ContactsPage /> }];
const contact: Contact = {
  id: 'c1',
  name: 'Елена Димова',
  email: 'elena@demo.bg',
  subject: 'technical',
  message: 'Не мога да кача снимки.',
  status: 'new',
  replies: [],
  adminNotes: '',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

beforeEach(signedInAsAdmin);

describe('the messages', () => {
  it('are moved on by the buttons of their state', async () => {
    const asked = fakeBackend({
      'GET /contacts': answer.list([contact]),
      'PATCH /contacts/c1/status': answer.one({ ...contact, status: 'in_progress' }),
    });
    renderAt('/admin/contacts', routes);
    await person.click(await screen.findByRole('button', { name: 'Вземи' }));
    expect(await screen.findByText('Съобщението е обновено.')).toBeInTheDocument();
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ status: 'in_progress' });
  });

  it('are answered by mail, with the subject filled in', async () => {
    fakeBackend({ 'GET /contacts': answer.list([contact]) });
    renderAt('/admin/contacts', routes);
    expect(await screen.findByRole('link', { name: 'elena@demo.bg' })).toHaveAttribute(
      'href',
      `mailto:elena@demo.bg?subject=${encodeURIComponent('Покрив: Технически проблем')}`,
    );
  });
});
