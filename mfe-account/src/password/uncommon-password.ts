import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { NewPassword } from '@pokriv/contracts/account/user';

async function isUncommon(password: string): Promise<boolean> {
  try {
    const list = await import(
      /* webpackChunkName: "common-password" */ '@pokriv/contracts/account/common-password'
    );
    return !list.isCommonPassword(password);
  } catch (error) {
    // Fails open: the server checks the same list, except for a registration at the provider.
    console.warn('common passwords: list not loaded, check skipped', error);
    return true;
  }
}

/** A new password by the rules of spec §5 that is not among the common ones. */
export const UncommonPassword = NewPassword.refine(isUncommon, { message: signInTexts.commonPassword });
