import type { Registration } from '@pokriv/contracts/account/user';

import { endSessionLocally, signOutLocally } from './identity/end-session.ts';
import type { Remembering } from './identity/sign-in.ts';
import { keepSessionFresh, rereadProfile } from './identity/keep-session-fresh.ts';
import { sessionTokens } from './identity/token-keeper.ts';
import { onTabNews, notifyTabs, type SessionNews } from './session-channel.ts';
import { afterSessionOnly, isSessionOnly } from './session-only.ts';
import { followUser, markSessionKnown, mayHaveSession, type SessionUser } from './session.ts';
import { setTokenSource } from './token.ts';

export { rereadProfile as readProfileAgain };
export { dropSession, signOutEverywhereHere } from './identity/end-session.ts';
export { confirmWithGoogle, continueWithFactor, hasPassword, renewSession } from './identity/own-sign-in.ts';
export { CHOOSER_CHANNEL, type ChosenAccount } from './identity/chooser-channel.ts';

const signIn = () => import(/* webpackChunkName: "identity" */ './identity/sign-in.ts');

const watchIdentity = async (): Promise<void> => {
  const module = await import(/* webpackChunkName: "identity" */ './identity/watch-identity.ts');
  await module.watchIdentity();
};

const logFailure = (error: unknown): void =>
  console.error('session: not synchronised with the provider or another tab', error);

function applyNews(news: SessionNews): void {
  if (news.type === 'left') signOutLocally().catch(logFailure);
  else if (news.type === 'ended') endSessionLocally().catch(logFailure);
  else if (news.type === 'begun') watchIdentity().catch(logFailure);
  else followUser(news.user);
}

let isStarted = false;

/** Called once by the host. Visitors never load the identity provider. */
export async function startSession(): Promise<void> {
  setTokenSource(sessionTokens);
  if (!isStarted) {
    isStarted = true;
    afterSessionOnly(signOutLocally).catch(logFailure);
    onTabNews(applyNews);
    keepSessionFresh();
  }
  if (!mayHaveSession()) return markSessionKnown();
  await watchIdentity();
}

/** Announces a sign-in to other tabs, unless the session is limited to this tab. */
async function announceSignIn(session: Promise<SessionUser>): Promise<SessionUser> {
  const user = await session;
  if (!isSessionOnly()) notifyTabs({ type: 'begun' });
  return user;
}

/** Preloads the sign-in chunk: browsers allow a popup only right after the click. */
export const prepareSignIn = (): void => void signIn().catch(logFailure);

/** @throws IdentityError within 5 s of the last attempt, or without a token; the provider's errors */
export const signInWithEmail = (
  email: string,
  password: string,
  remembering?: Remembering,
): Promise<SessionUser> =>
  announceSignIn(signIn().then((module) => module.signInWithEmail(email, password, remembering)));

/** Google popup with the account chooser; the first sign-in creates a tenant profile. */
export const signInWithGoogle = (remembering?: Remembering): Promise<SessionUser> =>
  announceSignIn(signIn().then((module) => module.signInWithGoogle(remembering)));

/** Creates account, token and profile; a failed profile creation is retried later (spec §4). */
export const registerWithEmail = (registration: Registration): Promise<SessionUser> =>
  announceSignIn(signIn().then((module) => module.registerWithEmail(registration)));
