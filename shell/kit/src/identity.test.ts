import { waitFor } from '@testing-library/react';

import { endSessionLocally, signOutLocally } from './identity/end-session.ts';
import { keepSessionFresh } from './identity/keep-session-fresh.ts';
import { watchIdentity } from './identity/watch-identity.ts';
import { signInWithEmail, startSession } from './identity.ts';
import type { SessionNews } from './session-channel.ts';
import { markSessionOnly } from './session-only.ts';
import { currentUser, logIn, type SessionUser } from './session.ts';

jest.mock('./identity/end-session.ts', () => ({
  endSessionLocally: jest.fn(() => Promise.resolve()),
  signOutLocally: jest.fn(() => Promise.resolve()),
}));
jest.mock('./identity/keep-session-fresh.ts', () => ({ keepSessionFresh: jest.fn() }));
jest.mock('./identity/watch-identity.ts', () => ({ watchIdentity: jest.fn(() => Promise.resolve()) }));
jest.mock('./identity/sign-in.ts', () => ({ signInWithEmail: () => Promise.resolve({ id: 'u1' }) }));

const user = { id: 'u1', firstName: 'Иван', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;
const heard = (news: SessionNews) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-news', newValue: JSON.stringify(news) }));
const steps = { signOutLocally, endSessionLocally, watchIdentity };
const taken = () =>
  Object.entries(steps).flatMap(([name, step]) => jest.mocked(step).mock.calls.map(() => name));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(signOutLocally).mockClear();
  jest.mocked(endSessionLocally).mockClear();
  jest.mocked(watchIdentity).mockClear();
});
afterEach(() => jest.restoreAllMocks());

describe('startSession', () => {
  it('asks the provider only where a session is possible, and starts the renewals once', async () => {
    await startSession();
    expect(taken()).toEqual([]);
    localStorage.setItem('has-session', '1');
    await startSession();
    expect(taken()).toEqual(['watchIdentity']);
    expect(keepSessionFresh).toHaveBeenCalledTimes(1);
  });
});

describe('news of another tab', () => {
  beforeEach(startSession);

  it.each([
    ['left', 'signOutLocally'],
    ['ended', 'endSessionLocally'],
    ['begun', 'watchIdentity'],
  ] as const)('of type %s: this tab does %s alone', async (type, step) => {
    heard({ type });
    await waitFor(() => expect(taken()).toEqual([step]));
  });

  it('of a changed user replaces the user of this tab', () => {
    logIn(user, 'token');
    heard({ type: 'changed', user: { ...user, firstName: 'Ана' } });
    expect(currentUser()?.firstName).toBe('Ана');
    expect(taken()).toEqual([]);
  });
});

describe('signInWithEmail', () => {
  it.each([
    ['is announced to the other tabs', false, 1],
    ['is hidden from them when it is limited to this tab', true, 0],
  ])('%s', async (_what, isOnly, times) => {
    markSessionOnly(isOnly);
    const written = jest.spyOn(Storage.prototype, 'setItem');
    await signInWithEmail('ivan@demo.bg', 'pass');
    const news = written.mock.calls.filter(([key]) => key === 'session-news');
    expect(news).toEqual(Array.from({ length: times }, () => ['session-news', '{"type":"begun"}']));
  });
});
