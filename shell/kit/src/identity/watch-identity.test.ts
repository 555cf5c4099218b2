import { waitFor } from '@testing-library/react';

import type { ProviderUser } from './provider.ts';

let tell: (identity: ProviderUser | null) => void;
let present: ProviderUser | null;
const adopt = jest.fn((_identity: ProviderUser) => Promise.resolve());
const end = jest.fn(() => Promise.resolve());

jest.mock('./provider.ts', () => ({
  onIdentity: (listener: typeof tell) => (tell = listener),
  currentIdentity: () => Promise.resolve(present),
}));
jest.mock('./adopt.ts', () => ({ adoptIdentity: (identity: ProviderUser) => adopt(identity) }));
jest.mock('./end-session.ts', () => ({ endSessionLocally: () => end() }));

const identityOf = (token: string) =>
  ({ uid: 'u1', displayName: 'Иван Петров', getIdToken: () => Promise.resolve(token) }) as ProviderUser;

async function openTab() {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, '__JOTAI_DEFAULT_STORE__');
  const { asOneFlow } = await import('./flow.ts');
  let finish = () => {};
  const startFlow = () => void asOneFlow(() => new Promise<void>((resolve) => (finish = resolve)));
  const { setToken } = await import('../session.ts');
  return { ...(await import('./watch-identity.ts')), setToken, startFlow, finishFlow: () => finish() };
}

beforeEach(() => {
  adopt.mockReset().mockResolvedValue();
  end.mockClear();
});

describe('watchIdentity', () => {
  it('adopts the identity that the provider restores', async () => {
    const { watchIdentity } = await openTab();
    await watchIdentity();
    const identity = identityOf('one');
    tell(identity);
    await waitFor(() => expect(adopt.mock.calls).toEqual([[identity]]));
  });

  it('does not adopt again the token of a finished sign-in, but each later one', async () => {
    const { watchAfterFlow, setToken } = await openTab();
    setToken('one');
    await watchAfterFlow();
    const renewed = identityOf('two');
    tell(identityOf('one'));
    tell(renewed);
    await waitFor(() => expect(adopt.mock.calls).toEqual([[renewed]]));
  });

  it('ends the session without an identity, unless a sign-in is under way', async () => {
    const { watchIdentity, startFlow, finishFlow } = await openTab();
    await watchIdentity();
    startFlow();
    tell(null);
    expect(end).not.toHaveBeenCalled();
    finishFlow();
    await waitFor(() => {
      tell(null);
      expect(end).toHaveBeenCalled();
    });
  });

  it('ends the session of an identity that cannot be adopted', async () => {
    jest.spyOn(console, 'warn').mockReturnValueOnce();
    adopt.mockRejectedValue(new Error('suspended'));
    const { watchIdentity } = await openTab();
    await watchIdentity();
    tell(identityOf('one'));
    await waitFor(() => expect(end).toHaveBeenCalled());
  });
});

describe('rereadProfile', () => {
  it('adopts the present identity again, unless a sign-in is under way', async () => {
    const { rereadProfile, startFlow } = await openTab();
    present = null;
    await rereadProfile();
    expect(adopt).not.toHaveBeenCalled();
    present = identityOf('one');
    await rereadProfile();
    expect(adopt).toHaveBeenCalledTimes(1);
    startFlow();
    await rereadProfile();
    expect(adopt).toHaveBeenCalledTimes(1);
  });
});
