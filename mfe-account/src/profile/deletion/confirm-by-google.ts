import { confirmWithGoogle } from '@pokriv/web-kit/identity';
import { identityFailureText } from '@pokriv/web-kit/identity-failures';

import { texts } from './messages.ts';

/** Reauthenticates with Google. @returns the error text; undefined on success */
export async function confirmByGoogle(email: string): Promise<string | undefined> {
  try {
    await confirmWithGoogle();
    return undefined;
  } catch (error) {
    const { code } = (error ?? {}) as { code?: string };
    return code === 'auth/user-mismatch' ? texts.mismatch(email) : identityFailureText('google', error);
  }
}
