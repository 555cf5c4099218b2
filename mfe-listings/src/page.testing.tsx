import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { Currency } from '@pokriv/contracts/money';
import type { Role } from '@pokriv/contracts/roles';
import { startSession } from '@pokriv/web-kit/identity';
import { currencyAtom } from '@pokriv/web-kit/price';
import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, setAuth } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { mutate, SWRConfig } from 'swr';

/** Expires in 2100, so that it is never refreshed. */
const TOKEN = `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.sign`;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/**
 * Renders in a router with its own cache, and shows the URL beside it.
 * @param isCacheShared uses the global SWR cache, which `refresh` revalidates; forget its reads between tests
 */
export function show(part: ReactNode, address = '/', { isCacheShared = false } = {}) {
  return render(inRouter(part, address, isCacheShared));
}

const inRouter = (part: ReactNode, address: string, isCacheShared: boolean) => (
  <SWRConfig value={{ provider: (shared) => (isCacheShared ? shared : new Map()) }}>
    <MemoryRouter initialEntries={[address]}>
      {part}
      <Address />
    </MemoryRouter>
  </SWRConfig>
);

function PressedAtOnce({ name }: { name: RegExp }) {
  useEffect(() => screen.getByRole('button', { name }).click(), [name]);
  return null;
}

/** Renders on the server, hydrates, and presses a button before the hydrated components know the session. */
export async function showPressed(part: ReactNode, name: RegExp, address = '/'): Promise<void> {
  const page = inRouter(
    <>
      {part}
      <PressedAtOnce name={name} />
    </>,
    address,
    false,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  await act(() => Promise.resolve());
}

export function signInAs(
  role: Role,
  { isEmailVerified = true, silencedMails = [] as OptionalMail[] } = {},
): void {
  clearAuth();
  void startSession();
  setAuth({
    token: TOKEN,
    user: {
      id: 'u1',
      email: 'ivan@demo.bg',
      firstName: 'Иван',
      lastName: 'Петров',
      phone: null,
      avatar: null,
      role,
      isEmailVerified,
      silencedMails,
      isPremium: false,
      premiumExpiresAt: null,
      remainingListings: 1,
    },
  });
}

export const signOut = clearAuth;

export const switchCurrency = (currency: Currency): void =>
  act(() => getDefaultStore().set(currencyAtom, currency));

export const toastTexts = (): string[] =>
  getDefaultStore()
    .get(toastsAtom)
    .map(({ text }) => text);

export function forgetToasts(): void {
  const store = getDefaultStore();
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
}

/** Empties the shared cache, so that no read is deduped with an earlier test's. */
export const forgetReads = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true });

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

type Answer = (
  request: Sent,
) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>;

export function fakeApi(answer: Answer): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const request: Sent = {
      method: init.method ?? 'GET',
      path: address,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    const { status = 200, body } = await answer(request);
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  return sent;
}
