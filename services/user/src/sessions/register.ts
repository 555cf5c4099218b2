import type { Registration, SignedIn } from '@pokriv/contracts/account/user';
import { log } from '@pokriv/service-kit/log';

import { createProfile } from '../accounts/create-profile.ts';
import { fieldTaken } from '../accounts/field-taken.ts';
import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';

/**
 * Creates the account at the identity provider and the profile here; deletes the account again when the profile
 * fails.
 * @throws AppError CONFLICT for a phone or an e-mail in use; BAD_REQUEST for a weak password
 */
export async function register(deps: SessionDeps, registration: Registration): Promise<SignedIn> {
  const { email, password, firstName, lastName, phone } = registration;
  if (phone && (await deps.accounts.isPhoneTaken(phone))) throw fieldTaken('phone');
  const session = await deps.provider.signUp(email, password, `${firstName} ${lastName}`);
  try {
    await createProfile(deps, session.identity, { firstName, lastName, phone, role: 'tenant' });
  } catch (error) {
    await deps.provider.remove(session.identity.uid).catch((failure: Error) => {
      log.warn(
        { userId: session.identity.uid, err: failure },
        'sign-up: account at the provider not rolled back',
      );
    });
    throw error;
  }
  return signInReply(deps, session);
}
