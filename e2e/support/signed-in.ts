import type { BrowserContext, Page } from '@playwright/test';

import { ask } from './api.ts';
import { readStackRecord } from './local-stack.ts';
import { passwordOf } from './passwords.ts';
import { siteOf } from './sites.ts';

/** Default app name of the Firebase SDK. */
const APP = '[DEFAULT]';

/**
 * Storage of a signed-in browser: the account record of the Firebase SDK, which the SDK moves into its database, and
 * the site's session hint.
 */
async function storageOf(email: string, password: string) {
  const { data } = await ask('login', { body: { email, password } });
  const apiKey = readStackRecord().env.FIREBASE_API_KEY ?? '';
  const now = Date.now();
  const account = {
    uid: data.user.id,
    email,
    emailVerified: data.user.isEmailVerified,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: data.refreshToken,
      accessToken: data.token,
      expirationTime: now + data.expiresIn * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: APP,
  };
  return [
    { name: `firebase:authUser:${apiKey}:${APP}`, value: JSON.stringify(account) },
    { name: 'has-session', value: '1' },
  ];
}

/**
 * A new blank page of the context with a signed-in person, without the login form: `journeys/accounts` and the main
 * journey test that form.
 */
export async function signedInPage(
  context: BrowserContext,
  email: string,
  password = passwordOf(email),
  origin = siteOf('BGN'),
): Promise<Page> {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: await storageOf(email, password) }],
  });
  return context.newPage();
}
