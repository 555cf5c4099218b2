import type { Registration } from '@pokriv/contracts/account/user';

import { endLocally, leaveLocally } from './identity/end-session.ts';
import type { Remembering } from './identity/sign-in.ts';
import { readAgain, stayFresh } from './identity/stay-fresh.ts';
import { sessionTokens } from './identity/token-keeper.ts';
import { onTabNews, tellTabs, type SessionNews } from './session-channel.ts';
import { afterSessionOnly, isSessionOnly } from './session-only.ts';
import { followUser, mayHaveSession, sessionSettled, type SessionUser } from './session.ts';
import { setTokenSource } from './token.ts';

export { readAgain as readProfileAgain };
export { dropSession, signOutEverywhereHere } from './identity/end-session.ts';
export { confirmWithGoogle, continueWithFactor, hasPassword, renewSession } from './identity/own-sign-in.ts';
export { CHOOSER_CHANNEL, type ChosenAccount } from './identity/google-chooser.ts';

/** Everything that only a sign-in needs comes with the identity provider. */
const signIn = () => import(/* webpackChunkName: "identity" */ './identity/sign-in.ts');

/** Needs the identity provider at once, and comes with it. */
const watchIdentity = async (): Promise<void> => {
  const module = await import(/* webpackChunkName: "identity" */ './identity/watch-identity.ts');
  await module.watchIdentity();
};

const logFailure = (error: unknown): void => console.error('the session could not be followed', error);

/** What another tab has done is done here as well, without a word. */
function follow(news: SessionNews): void {
  if (news.type === 'left') leaveLocally().catch(logFailure);
  else if (news.type === 'ended') endLocally().catch(logFailure);
  else if (news.type === 'begun') watchIdentity().catch(logFailure);
  else followUser(news.user);
}

let isStarted = false;

/** Called once by the page's host: visitors never load the identity provider. */
export async function startSession(): Promise<void> {
  setTokenSource(sessionTokens);
  if (!isStarted) {
    isStarted = true;
    afterSessionOnly(leaveLocally).catch(logFailure);
    onTabNews(follow);
    stayFresh();
  }
  if (!mayHaveSession()) return sessionSettled();
  await watchIdentity();
}

/** Other tabs follow a sign-in, but not one that is this tab's alone. */
async function told(session: Promise<SessionUser>): Promise<SessionUser> {
  const user = await session;
  if (!isSessionOnly()) tellTabs({ type: 'begun' });
  return user;
}

/** Loads ahead what a sign-in needs: a popup is only allowed right after the press. */
export const prepareSignIn = (): void => void signIn().catch(logFailure);

/**
 * E-mail and password.
 * @throws IdentityError within 5 s of the last try, or without a token; the provider's own errors
 */
export const signInWithEmail = (
  email: string,
  password: string,
  remembering?: Remembering,
): Promise<SessionUser> =>
  told(signIn().then((module) => module.signInWithEmail(email, password, remembering)));

/** Google popup with the account chooser; the first time a tenant profile is made. */
export const signInWithGoogle = (remembering?: Remembering): Promise<SessionUser> =>
  told(signIn().then((module) => module.signInWithGoogle(remembering)));

/** Creates the account, its token and its profile; a profile that fails is left for later (spec §4). */
export const registerWithEmail = (registration: Registration): Promise<SessionUser> =>
  told(signIn().then((module) => module.registerWithEmail(registration)));
