import { forgetInline } from '@pokriv/web-kit/inline-reads';
import { clearAuth, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { startSession } from '@pokriv/web-kit/identity';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import {
  aSubscription,
  fakePush,
  PUSH_ENDPOINT,
  PUSH_KEY,
  removeFakePush,
  type FakePush,
} from '../fake-push.testing.ts';
import { PushOffer } from './push-offer.tsx';

const ASK = 'Искате ли известие и в този браузър?';
const DAY_MS = 86_400_000;
const user = { id: 'u1', role: 'tenant', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;
const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;

let calls: { call: string; body: unknown }[];
let saving: { status: number; body: unknown };
/** The server knows the endpoint for this account. */
let isKnown: boolean;

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PushOffer after="message" />
    </SWRConfig>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function signIn(publicKey = PUSH_KEY): Promise<void> {
  calls = [];
  isKnown = true;
  saving = { status: 200, body: { success: true, data: null } };
  globalThis.fetch = (address, options) => {
    const path = String(address).replace('/api', '');
    calls.push({ call: `${options?.method} ${path}`, body: JSON.parse(String(options?.body ?? 'null')) });
    const ok = (data: unknown) => ({ status: 200, body: { success: true, data } });
    const reads: Record<string, unknown> = {
      '/push/key': { publicKey },
      '/push/endpoint/state': { isOn: isKnown },
    };
    const answer = path in reads ? ok(reads[path]) : saving;
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  };
  forgetInline(['readPushKey']);
  await startSession();
  logIn(user, token);
}

beforeEach(async () => {
  localStorage.clear();
  // Resets the answer of an earlier test.
  localStorage.setItem('push-later', '0');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signIn();
});
afterEach(() => {
  act(() => clearAuth());
  removeFakePush();
});

describe('PushOffer', () => {
  it('subscribes and saves the browser on „Да, включи“', async () => {
    const push = fakePush();
    show();
    await screen.findByText(ASK);
    expect(push.asked).toBe(0);
    await press('Да, включи');
    expect(await screen.findByText('Известията в този браузър са включени.')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({
      call: 'PUT /push/endpoint',
      body: {
        endpoint: PUSH_ENDPOINT,
        expirationTime: null,
        keys: { p256dh: PUSH_KEY, auth: 'a'.repeat(22) },
      },
    });
  });

  it('says how to allow notes that the person has denied', async () => {
    fakePush({ answer: 'denied' });
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText(/изберете „Известия“ → „Разреши“/u)).toBeInTheDocument();
    expect(calls.map(({ call }) => call)).toEqual(['GET /push/key']);
  });

  it('stays when the browser’s question was closed without an answer', async () => {
    fakePush({ answer: 'default' });
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText(/не получи отговор/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Да, включи' })).toBeEnabled();
  });

  it('tells the refusal of the server and leaves the browser unsubscribed', async () => {
    const push = fakePush();
    saving = { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Непознат доставчик.' } };
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText('Непознат доставчик.')).toBeInTheDocument();
    expect(push.subscription).toBeNull();
  });

  it('tells in Bulgarian that the browser could not subscribe', async () => {
    fakePush({ failure: new DOMException('Registration failed', 'AbortError') });
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText(/Известията не бяха включени/u)).toBeInTheDocument();
  });

  it('is not shown for 30 days after „Не сега“', async () => {
    fakePush();
    const shown = show();
    await screen.findByText(ASK);
    await press('Не сега');
    expect(screen.queryByText(ASK)).toBeNull();
    shown.unmount();
    show();
    await settle();
    expect(screen.queryByText(ASK)).toBeNull();
  });

  it('is shown again when „Не сега“ is older than 30 days', async () => {
    fakePush();
    localStorage.setItem('push-later', String(Date.now() - 30 * DAY_MS));
    show();
    expect(await screen.findByText(ASK)).toBeInTheDocument();
  });

  it('is shown after a sign-out, which ends the subscription, while the permission stays', async () => {
    fakePush({ permission: 'granted' });
    show();
    expect(await screen.findByText(ASK)).toBeInTheDocument();
  });

  it('replaces a subscription to an earlier key of the site', async () => {
    const push = fakePush({ permission: 'granted' });
    const former = aSubscription(push, `${PUSH_KEY.slice(0, -4)}AAAA`);
    push.subscription = former;
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText('Известията в този браузър са включени.')).toBeInTheDocument();
    expect(push.subscription).not.toBe(former);
  });

  it('is shown where the server has dropped the browser, and replaces its subscription', async () => {
    const push = fakePush({ permission: 'granted' });
    const dropped = aSubscription(push);
    push.subscription = dropped;
    isKnown = false;
    show();
    await screen.findByText(ASK);
    await press('Да, включи');
    expect(await screen.findByText('Известията в този браузър са включени.')).toBeInTheDocument();
    expect(push.subscription).not.toBe(dropped);
  });

  it.each<[string, Partial<FakePush> | undefined]>([
    ['push is not supported', undefined],
    ['notes are denied', { permission: 'denied' }],
  ])('is not shown where %s', async (_when, parts) => {
    if (parts) fakePush(parts);
    show();
    await settle();
    expect(screen.queryByText(ASK)).toBeNull();
  });

  it('is not shown where the browser is subscribed', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    show();
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        call: 'POST /push/endpoint/state',
        body: { endpoint: PUSH_ENDPOINT },
      }),
    );
    await settle();
    expect(screen.queryByText(ASK)).toBeNull();
  });

  it('is not shown while the site has no key', async () => {
    await signIn('');
    fakePush();
    show();
    await settle();
    expect(screen.queryByText(ASK)).toBeNull();
  });

  it('is not shown to a visitor', async () => {
    clearAuth();
    fakePush();
    show();
    await settle();
    expect(screen.queryByText(ASK)).toBeNull();
    expect(calls).toEqual([]);
  });
});
