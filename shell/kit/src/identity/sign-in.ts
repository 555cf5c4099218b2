import type { Registration } from '@pokriv/contracts/account/user';

import { call } from '../api.ts';
import { markSessionOnly } from '../session-only.ts';
import { awaitUser, logIn, type SessionUser } from '../session.ts';
import { adoptIdentity, asNewcomer } from './adopt.ts';
import { dropSession } from './end-session.ts';
import { asOneFlow } from './flow.ts';
import { IdentityError } from './identity-error.ts';
import { makeRoomFor } from './last-person.ts';
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
import { followOn } from './watch-identity.ts';

/** Spec §5: client throttle. */
const LOGIN_GAP_MS = 5000;

const logins = createThrottle(LOGIN_GAP_MS);

/** The provider knows who it is; whatever fails after that leaves nobody half signed in. */
function enter(
  identify: () => Promise<ProviderUser>,
  adopt: (identity: ProviderUser) => Promise<SessionUser>,
) {
  return asOneFlow(async () => {
    const identity = await identify();
    try {
      const user = await adopt(identity);
      await followOn();
      return user;
    } catch (error) {
      await dropSession();
      // A session that was refused is forgotten here already: the provider has to be told all the same.
      await signOutIdentity();
      throw error;
    }
  });
}

export interface Remembering {
  /** False: the session ends with this tab. */
  isRemembered: boolean;
}

const REMEMBERED: Remembering = { isRemembered: true };

async function remember({ isRemembered }: Remembering): Promise<void> {
  await keepSignIn(isRemembered);
  markSessionOnly(!isRemembered);
}

/**
 * E-mail and password.
 * @throws IdentityError within 5 s of the last try, or without a token; the provider's own errors
 */
export async function signInWithEmail(
  email: string,
  password: string,
  remembering = REMEMBERED,
): Promise<SessionUser> {
  if (!logins.isFree()) throw new IdentityError('session/login-too-frequent');
  logins.begin();
  return enter(
    async () => {
      await remember(remembering);
      return signInByEmail(email.trim(), password);
    },
    async (identity) => {
      if (!(await identity.getIdToken()).trim()) throw new IdentityError('session/no-token');
      return adoptIdentity(identity, { standIn: userOfLogin(identity) });
    },
  );
}

/** Google's popup with the account chooser; the first time a tenant profile is made. */
export function signInWithGoogle(remembering = REMEMBERED): Promise<SessionUser> {
  return enter(
    async () => {
      // The popup opens with the press: nothing may be waited for before it.
      const identity = await signInByGoogle();
      await remember(remembering);
      return identity;
    },
    (identity) => adoptIdentity(identity, { standIn: localTenant(identity, 1), takesPicture: true }),
  );
}

/** Creates the account, its token and its profile; a profile that fails is only logged: the person is in (spec §4). */
export function registerWithEmail(registration: Registration): Promise<SessionUser> {
  const { firstName, lastName, email, phone, password } = registration;
  return enter(
    async () => {
      await remember(REMEMBERED);
      return registerByEmail(email, password, `${firstName} ${lastName}`);
    },
    async (identity) => {
      const token = await identity.getIdToken(true);
      if (!token.trim()) throw new IdentityError('session/invalid-token');
      await makeRoomFor(identity.uid);
      awaitUser(token);
      const user = await call('createProfile', {
        body: { firstName, lastName, role: 'tenant', ...(phone && { phone }) },
        quiet: ['BAD_REQUEST', 'CONFLICT'],
      }).then(
        ({ data }) => asNewcomer(data),
        (error: unknown) => {
          console.error('the profile was not created', error);
          return { ...localTenant(identity, 1), firstName, lastName, phone: phone || null };
        },
      );
      logIn(user, token);
      return user;
    },
  );
}
