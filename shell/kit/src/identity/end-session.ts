import { clearPersonalReads } from '../api.ts';
import { clearStorages } from '../clear-storages.ts';
import { clearOfflineCopies } from '../offline-copies.ts';
import { unsubscribePush } from '../push/subscription.ts';
import { notifyTabs } from '../session-channel.ts';
import { clearAuth, mayHaveSession } from '../session.ts';
import { clearDatabase } from './clear-database.ts';
import { asOneFlow } from './flow.ts';

const PROVIDER_DATABASE = 'firebaseLocalStorageDb';

const signOutIdentity = async (): Promise<void> => {
  const provider = await import(/* webpackChunkName: "identity" */ './provider.ts');
  await provider.signOutIdentity();
};

/** Clears the session of this tab without the provider. */
export async function endSessionLocally(): Promise<void> {
  clearAuth();
  await Promise.all([clearPersonalReads(), clearOfflineCopies()]);
}

export async function signOutLocally(): Promise<void> {
  clearStorages();
  void unsubscribePush();
  await endSessionLocally();
}

function expireCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    document.cookie = `${cookie.split('=')[0]?.trim()}=;expires=${new Date(0).toUTCString()};path=/`;
  }
}

/**
 * Signs out in every tab: provider, state, storages, the provider's database, cookies and offline copies (spec §4).
 * Continues when the provider fails.
 * @throws the provider's error
 */
export function signOutEverywhereHere(): Promise<void> {
  return asOneFlow(async () => {
    try {
      await signOutIdentity();
    } finally {
      await signOutLocally();
      notifyTabs({ type: 'left' });
      expireCookies();
      await clearDatabase(PROVIDER_DATABASE);
    }
  });
}

/**
 * Ends the session after a 401, in every tab. Unsaved drafts stay on the device under the user's id, for the next
 * sign-in.
 */
export function dropSession(): Promise<void> {
  return asOneFlow(async () => {
    const maySignOut = mayHaveSession();
    const ended = endSessionLocally();
    if (!maySignOut) return ended;
    notifyTabs({ type: 'ended' });
    void unsubscribePush();
    await ended;
    await signOutIdentity();
  });
}
