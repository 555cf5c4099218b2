import * as pages from '@pokriv/contracts/pages';
import type { Auth } from 'firebase-admin/auth';

/** One-time links of the identity provider; undefined for a missing account. */
export interface ActionLinks {
  verification: (email: string) => Promise<string | undefined>;
  passwordReset: (email: string) => Promise<string | undefined>;
}

const isUnknownAccount = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['auth/user-not-found', 'auth/email-not-found'].includes(String(error.code));

/** Moves the code of the provider's link to the site's own pages (decisions §2). */
export function actionLinks(auth: Auth, origin: string): ActionLinks {
  const linkOf = async (made: Promise<string>, path: string, mode: string): Promise<string | undefined> => {
    try {
      const code = new URL(await made).searchParams.get('oobCode');
      if (!code) throw new Error('the identity provider gave a link without a code');
      return `${origin}${path}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
    } catch (error) {
      if (isUnknownAccount(error)) return undefined;
      throw error;
    }
  };
  const settings = { url: `${origin}${pages.emailVerified.path}` };
  return {
    verification: (email) =>
      linkOf(auth.generateEmailVerificationLink(email, settings), pages.emailVerified.path, 'verifyEmail'),
    passwordReset: (email) =>
      linkOf(auth.generatePasswordResetLink(email), pages.resetPassword.path, 'resetPassword'),
  };
}
