import type { User } from '@pokriv/contracts/account/user';
import { PUSH_LATER_KEY } from '@pokriv/web-kit/cookie-choice';
import {
  aSubscription,
  fakePush,
  PUSH_ENDPOINT,
  PUSH_KEY,
  removeFakePush,
} from '@pokriv/web-kit/fake-push.testing';
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
    expect(screen.getAllByRole('switch')).toHaveLength(6);
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

  it('follows a list changed elsewhere, and changes that one', async () => {
    const Following = () => {
      const [user, setUser] = useState(aUser());
      return (
        <>
          <button onClick={() => setUser(aUser({ silencedMails: ['unread_messages'] }))}>
            Друго устройство
          </button>
          <NotificationsSection user={user} take={setUser} />
        </>
      );
    };
    const calls = fakeBackend({
      'PUT /auth/profile': answer.done(aUser({ silencedMails: ['unread_messages', 'report_receipts'] })),
    });
    renderPage(<Following />);
    await person.click(screen.getByRole('button', { name: 'Друго устройство' }));
    expect(mail('Непрочетени съобщения')).not.toBeChecked();
    await person.click(mail(RECEIPTS));
    await screen.findByText(`Изключено: ${RECEIPTS}`);
    expect(calls[0]?.body).toEqual({ silencedMails: ['unread_messages', 'report_receipts'] });
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

describe('notes in this browser', () => {
  const PUSH = 'Известия в този браузър';
  const answers = {
    'GET /push/key': answer.done({ publicKey: PUSH_KEY }),
    'POST /push/endpoint/state': answer.done({ isOn: true }),
    'PUT /push/endpoint': answer.done(null),
    'POST /push/endpoint/drop': answer.done(null),
  };
  afterEach(removeFakePush);

  it('are switched on and off', async () => {
    const push = fakePush();
    const calls = fakeBackend(answers);
    renderPage(<Section first={aUser()} />);
    await person.click(await screen.findByRole('switch', { name: PUSH }));
    await waitFor(() => expect(mail(PUSH)).toBeChecked());
    expect(calls.at(-1)).toMatchObject({ call: 'PUT /push/endpoint', body: { endpoint: PUSH_ENDPOINT } });
    await person.click(mail(PUSH));
    await waitFor(() => expect(mail(PUSH)).not.toBeChecked());
    expect(calls.at(-1)).toEqual({ call: 'POST /push/endpoint/drop', body: { endpoint: PUSH_ENDPOINT } });
    expect(push.subscription).toBeNull();
  });

  it('are not offered again for a while once they were switched off', async () => {
    const later = () => localStorage.getItem(PUSH_LATER_KEY);
    localStorage.removeItem(PUSH_LATER_KEY);
    fakePush();
    fakeBackend(answers);
    renderPage(<Section first={aUser()} />);
    await person.click(await screen.findByRole('switch', { name: PUSH }));
    await waitFor(() => expect(mail(PUSH)).toBeChecked());
    expect(later()).toBeNull();
    await person.click(mail(PUSH));
    await waitFor(() => expect(mail(PUSH)).not.toBeChecked());
    expect(Date.now() - Number(later())).toBeLessThan(60_000);
  });

  it('are shown as on in a subscribed browser', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    fakeBackend(answers);
    renderPage(<Section first={aUser()} />);
    expect(await screen.findByRole('switch', { name: PUSH })).toBeChecked();
  });

  it('are shown as off in a browser that the server has dropped', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    fakeBackend({ ...answers, 'POST /push/endpoint/state': answer.done({ isOn: false }) });
    renderPage(<Section first={aUser()} />);
    expect(await screen.findByRole('switch', { name: PUSH })).not.toBeChecked();
  });

  it('are shown as off to another account in the same browser', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    fakeBackend(answers);
    renderPage(<Section first={aUser()} />);
    expect(await screen.findByRole('switch', { name: PUSH })).toBeChecked();
    fakeBackend({ ...answers, 'POST /push/endpoint/state': answer.done({ isOn: false }) });
    await act(() => signedIn(aUser({ id: 'u2' })));
    await waitFor(() => expect(mail(PUSH)).not.toBeChecked());
  });

  it('say how to allow them when they are denied', async () => {
    fakePush({ permission: 'denied' });
    fakeBackend(answers);
    renderPage(<Section first={aUser()} />);
    expect(await screen.findByRole('switch', { name: PUSH })).toBeDisabled();
    expect(mail(PUSH)).toHaveAccessibleDescription(/„Известия“ → „Разреши“/u);
  });

  it('are refused with the words of the server', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakePush();
    const refusal = answer.refused(429, { code: 'RATE_LIMITED', message: 'Твърде много опити.' });
    fakeBackend({ ...answers, 'PUT /push/endpoint': refusal });
    renderPage(<Section first={aUser()} />);
    await person.click(await screen.findByRole('switch', { name: PUSH }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Твърде много опити.');
    expect(mail(PUSH)).not.toBeChecked();
  });

  it('are absent while the site has no key', async () => {
    fakePush();
    const calls = fakeBackend({ ...answers, 'GET /push/key': answer.done({ publicKey: '' }) });
    renderPage(<Section first={aUser()} />);
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /push/key'));
    expect(screen.queryByRole('switch', { name: PUSH })).not.toBeInTheDocument();
  });

  it.each([
    ['a browser without push', 'Mozilla/5.0 (X11; Linux x86_64)', 5, /не може да показва известия/u],
    ['a Mac without push', 'Mozilla/5.0 (Macintosh)', 1, /не може да показва известия/u],
    ['an iPad before the home screen', 'Mozilla/5.0 (Macintosh)', 5, /началния екран/u],
    ['an iPhone before the home screen', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5, /началния екран/u],
  ])('tell what is missing in %s', (_what, userAgent, maxTouchPoints, hint) => {
    Object.assign(navigator, { maxTouchPoints });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    renderPage(<Section first={aUser()} />);
    expect(mail(PUSH)).toBeDisabled();
    expect(mail(PUSH)).toHaveAccessibleDescription(hint);
  });
});
