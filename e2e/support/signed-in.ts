import type { BrowserContext, Page } from '@playwright/test';

import { ask } from './api.ts';
import { readStackRecord } from './local-stack.ts';
import { passwordOf } from './passwords.ts';

/** Of the name that the identity provider gives an application without one. */
const APP = '[DEFAULT]';

/**
 * What the browser of somebody who signed in some time ago keeps: the provider's own record of the account, which the
 * provider moves into its database, and the site's hint that there is one.
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
 * A new page of the context for somebody who is signed in already, not on the site yet. The form of the login is what
 * `journeys/accounts` and the main job are about.
 */
export async function signedInPage(
  context: BrowserContext,
  email: string,
  password = passwordOf(email),
): Promise<Page> {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  await context.setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: await storageOf(email, password) }],
  });
  return context.newPage();
}
