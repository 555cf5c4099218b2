import { confirmWithGoogle } from '@pokriv/web-kit/identity';
import { identityFailureText } from '@pokriv/web-kit/identity-failures';

import { texts } from './messages.ts';

/** Who came with Google chooses their account once more. @returns why that did not work; undefined when it did */
export async function confirmByGoogle(email: string): Promise<string | undefined> {
  try {
    await confirmWithGoogle();
    return undefined;
  } catch (error) {
    const { code } = (error ?? {}) as { code?: string };
    return code === 'auth/user-mismatch' ? texts.mismatch(email) : identityFailureText('google', error);
  }
}
