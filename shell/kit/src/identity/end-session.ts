import { forgetReads } from '../api.ts';
import { clearStorages } from '../clear-storages.ts';
import { forgetKept } from '../kept.ts';
import { tellTabs } from '../session-channel.ts';
import { clearAuth, mayHaveSession } from '../session.ts';
import { emptyDatabase } from './empty-database.ts';
import { asOneFlow } from './flow.ts';

const PROVIDER_DATABASE = 'firebaseLocalStorageDb';

const signOutIdentity = async (): Promise<void> => {
  const provider = await import(/* webpackChunkName: "identity" */ './provider.ts');
  await provider.signOutIdentity();
};

/** This tab forgets who was here; the provider is not asked. */
export async function endLocally(): Promise<void> {
  clearAuth();
  await Promise.all([forgetReads(), forgetKept()]);
}

/** Nothing of the person stays in this tab, nor in what the tabs share. */
export async function leaveLocally(): Promise<void> {
  clearStorages();
  await endLocally();
}

function expireCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    document.cookie = `${cookie.split('=')[0]?.trim()}=;expires=${new Date(0).toUTCString()};path=/`;
  }
}

/**
 * The person leaves: provider, state, storages, its database, cookies, what was kept for offline reading, in every tab
 * (spec §4). The traces go also when the provider fails.
 * @throws the provider's error
 */
export function signOutEverywhereHere(): Promise<void> {
  return asOneFlow(async () => {
    try {
      await signOutIdentity();
    } finally {
      await leaveLocally();
      tellTabs({ type: 'left' });
      expireCookies();
      await emptyDatabase(PROVIDER_DATABASE);
    }
  });
}

/**
 * The session is over by the server's word (401), in every tab. What a person has typed and not saved yet stays on this
 * device under their name: they did not ask to leave, and will be back in a moment.
 */
export function dropSession(): Promise<void> {
  return asOneFlow(async () => {
    // A visitor's press has nobody to sign out: the provider is not loaded for that.
    const maySignOut = mayHaveSession();
    const ended = endLocally();
    if (!maySignOut) return ended;
    tellTabs({ type: 'ended' });
    await ended;
    await signOutIdentity();
  });
}
