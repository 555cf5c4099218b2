import type { Currency } from '@pokriv/contracts/money';
import { startSession } from '@pokriv/web-kit/identity';
import { currencyAtom } from '@pokriv/web-kit/price';
import { clearAuth, currentUser, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { getDefaultStore } from 'jotai';

import { chooseCurrency, followAccountCurrency } from './account-currency.ts';

jest.mock('../../kit/src/identity/provider.ts', () => ({
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const store = getDefaultStore();
const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const userWith = (currency: Currency | null, id = 'u1') =>
  ({ id, role: 'tenant', currency, createdAt: '2026-01-05T10:00:00.000Z' }) as SessionUser;

const sent: string[] = [];
const answerProfile = (answer?: () => Promise<Response>) => {
  globalThis.fetch = (address, options) => {
    sent.push(`${options?.method} ${String(address)} ${String(options?.body)}`);
    const { currency } = JSON.parse(String(options?.body)) as { currency: Currency };
    return answer?.() ?? Promise.resolve(Response.json({ success: true, data: userWith(currency) }));
  };
};

beforeAll(async () => {
  await startSession();
  followAccountCurrency();
});
beforeEach(() => {
  clearAuth();
  store.set(currencyAtom, 'BGN');
  document.cookie = 'currency=; Path=/; Max-Age=0';
  sent.length = 0;
  answerProfile();
});

describe('followAccountCurrency', () => {
  it('applies the account’s currency in a browser without a choice, and stores it there', () => {
    logIn(userWith('EUR'), token);
    expect([store.get(currencyAtom), document.cookie]).toEqual(['EUR', 'currency=EUR']);
  });

  it.each([
    ['this browser has a choice', 'currency=BGN; Path=/', 'EUR'],
    ['the account has none', '', null],
  ] as const)('leaves the currency as it is when %s', (_why, cookie, currency) => {
    document.cookie = cookie;
    logIn(userWith(currency), token);
    expect(store.get(currencyAtom)).toBe('BGN');
  });

  it('applies it once: a renewed session does not undo a choice that is not stored', () => {
    logIn(userWith('EUR'), token);
    store.set(currencyAtom, 'BGN');
    document.cookie = 'currency=; Path=/; Max-Age=0';
    logIn(userWith('EUR'), `${token}2`);
    expect(store.get(currencyAtom)).toBe('BGN');
  });
});

describe('chooseCurrency', () => {
  it('stays in the browser of a visitor', async () => {
    await chooseCurrency('EUR');
    expect([store.get(currencyAtom), document.cookie, sent]).toEqual(['EUR', 'currency=EUR', []]);
  });

  it('keeps the choice in the account', async () => {
    logIn(userWith(null), token);
    await chooseCurrency('EUR');
    expect(sent).toEqual(['PUT /api/auth/profile {"currency":"EUR"}']);
    expect(currentUser()?.currency).toBe('EUR');
    await chooseCurrency('EUR');
    expect(sent).toHaveLength(1);
  });

  it('saves quick presses one after another, the last one last', async () => {
    logIn(userWith(null), token);
    await Promise.all((['EUR', 'BGN', 'EUR', 'BGN'] as const).map(chooseCurrency));
    expect(sent.at(-1)).toBe('PUT /api/auth/profile {"currency":"BGN"}');
    expect([store.get(currencyAtom), currentUser()?.currency]).toEqual(['BGN', 'BGN']);
  });

  it('holds in this browser when the account cannot be saved', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerProfile(() => Promise.resolve(Response.json({ code: 'UNAVAILABLE' }, { status: 503 })));
    logIn(userWith(null), token);
    await chooseCurrency('EUR');
    expect([store.get(currencyAtom), document.cookie]).toEqual(['EUR', 'currency=EUR']);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('does not touch the account of the next person', async () => {
    logIn(userWith(null), token);
    answerProfile(async () => {
      logIn(userWith(null, 'u2'), token);
      return Response.json({ success: true, data: userWith('EUR') });
    });
    await chooseCurrency('EUR');
    expect(currentUser()).toMatchObject({ id: 'u2', currency: null });
  });
});
