import type { User } from '@pokriv/contracts/account/user';
import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { NotificationsSection } from './notifications-section.tsx';

const person = userEvent.setup();
const REMINDERS = 'Напомняния, че обява скоро изтича';
const RECEIPTS = 'Потвърждение, че сигналът ми е получен';

beforeEach(() => signedIn(aUser()));

function Section({ first }: { first: User }) {
  const [user, take] = useState(first);
  return <NotificationsSection user={user} take={take} />;
}

const mail = (name: string) => screen.getByRole('switch', { name });

describe('NotificationsSection', () => {
  it('shows a tenant no mails about own listings', () => {
    renderPage(<Section first={aUser()} />);
    expect(screen.getAllByRole('switch')).toHaveLength(3);
    expect(screen.queryByRole('switch', { name: REMINDERS })).not.toBeInTheDocument();
  });

  it('saves a change at once', async () => {
    const landlord = aUser({ role: 'landlord', silencedMails: ['report_receipts'] });
    const calls = fakeBackend({
      'PUT /auth/profile': answer.done({
        ...landlord,
        silencedMails: ['report_receipts', 'listing_reminders'],
      }),
    });
    renderPage(<Section first={landlord} />);
    expect(mail(RECEIPTS)).not.toBeChecked();
    await person.click(mail(REMINDERS));
    expect(await screen.findByText(`Изключено: ${REMINDERS}`)).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ silencedMails: ['report_receipts', 'listing_reminders'] });
    expect(mail(REMINDERS)).not.toBeChecked();
  });

  it('undoes a change from its toast', async () => {
    const off = aUser({ silencedMails: ['report_receipts'] });
    fakeBackend({ 'PUT /auth/profile': answer.done(off) });
    renderPage(<Section first={aUser()} />);
    await person.click(mail(RECEIPTS));
    await screen.findByText(`Изключено: ${RECEIPTS}`);
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(aUser()) });
    const [toast] = getDefaultStore().get(toastsAtom);
    expect(toast?.action?.label).toBe('Отмени');
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(mail(RECEIPTS)).toBeChecked());
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ silencedMails: [] }]));
  });

  it('rolls back a change that failed to save', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({});
    renderPage(<Section first={aUser()} />);
    await person.click(mail(RECEIPTS));
    await waitFor(() => expect(mail(RECEIPTS)).toBeChecked());
  });

  it('keeps the order of quick presses', async () => {
    const off = aUser({ silencedMails: ['report_receipts'] });
    const calls = fakeBackend({ 'PUT /auth/profile': answer.done(off) });
    renderPage(<Section first={aUser()} />);
    await person.click(mail(RECEIPTS));
    await person.click(mail(RECEIPTS));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ body }) => body)).toEqual([
      { silencedMails: ['report_receipts'] },
      { silencedMails: [] },
    ]);
  });
});
