import type { Registration } from '@pokriv/contracts/account/user';

import { call } from '../api.ts';
import { markSessionOnly } from '../session-only.ts';
import { awaitUser, logIn, type SessionUser } from '../session.ts';
import { adoptIdentity, asNewcomer } from './adopt.ts';
import { dropSession } from './end-session.ts';
import { asOneFlow } from './flow.ts';
import { IdentityError } from './identity-error.ts';
import { clearTracesOfOthers } from './clear-traces-of-others.ts';
import {
  keepSignIn,
  registerByEmail,
  signInByEmail,
  signInByGoogle,
  signOutIdentity,
  type ProviderUser,
} from './provider.ts';
import { localTenant, userOfLogin } from './stand-in.ts';
import { createThrottle } from './throttle.ts';
import { watchAfterFlow } from './watch-identity.ts';

/** Spec §5: client throttle. */
const LOGIN_GAP_MS = 5000;

const loginThrottle = createThrottle(LOGIN_GAP_MS);

function runSignIn(
  identify: () => Promise<ProviderUser>,
  adopt: (identity: ProviderUser) => Promise<SessionUser>,
) {
  return asOneFlow(async () => {
    const identity = await identify();
    try {
      const user = await adopt(identity);
      await watchAfterFlow();
      return user;
    } catch (error) {
      await dropSession();
      // The refused session is already cleared here; the provider still has to sign out.
      await signOutIdentity();
      throw error;
    }
  });
}

export interface Remembering {
  isRemembered: boolean;
}

const REMEMBERED: Remembering = { isRemembered: true };

async function setRemembering({ isRemembered }: Remembering): Promise<void> {
  await keepSignIn(isRemembered);
  markSessionOnly(!isRemembered);
}

/** @throws IdentityError within 5 s of the last attempt, or without a token; the provider's errors */
export async function signInWithEmail(
  email: string,
  password: string,
  remembering = REMEMBERED,
): Promise<SessionUser> {
  if (!loginThrottle.isFree()) throw new IdentityError('session/login-too-frequent');
  loginThrottle.begin();
  return runSignIn(
    async () => {
      await setRemembering(remembering);
      return signInByEmail(email.trim(), password);
    },
    async (identity) => {
      if (!(await identity.getIdToken()).trim()) throw new IdentityError('session/no-token');
      return adoptIdentity(identity, { standIn: userOfLogin(identity) });
    },
  );
}

/** Google popup with the account chooser; the first sign-in creates a tenant profile. */
export function signInWithGoogle(remembering = REMEMBERED): Promise<SessionUser> {
  return runSignIn(
    async () => {
      // No await before this: browsers allow a popup only right after the click.
      const identity = await signInByGoogle();
      await setRemembering(remembering);
      return identity;
    },
    (identity) => adoptIdentity(identity, { standIn: localTenant(identity, 1), takesPicture: true }),
  );
}

/** Creates account, token and profile; a failed profile creation is only logged (spec §4). */
export function registerWithEmail(registration: Registration): Promise<SessionUser> {
  const { firstName, lastName, email, phone, password } = registration;
  return runSignIn(
    async () => {
      await setRemembering(REMEMBERED);
      return registerByEmail(email, password, `${firstName} ${lastName}`);
    },
    async (identity) => {
      const token = await identity.getIdToken(true);
      if (!token.trim()) throw new IdentityError('session/invalid-token');
      await clearTracesOfOthers(identity.uid);
      awaitUser(token);
      const user = await call('createProfile', {
        body: { firstName, lastName, role: 'tenant', ...(phone && { phone }) },
        quiet: ['BAD_REQUEST', 'CONFLICT'],
      }).then(
        ({ data }) => asNewcomer(data),
        (error: unknown) => {
          console.error('registration: profile not created, a local user signs in', error);
          return { ...localTenant(identity, 1), firstName, lastName, phone: phone || null };
        },
      );
      logIn(user, token);
      return user;
    },
  );
}
