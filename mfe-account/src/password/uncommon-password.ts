import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { NewPassword } from '@pokriv/contracts/account/user';

async function isUncommon(password: string): Promise<boolean> {
  try {
    const list = await import(
      /* webpackChunkName: "common-password" */ '@pokriv/contracts/account/common-password'
    );
    return !list.isCommonPassword(password);
  } catch (error) {
    // Fails open: the server checks the same list, except at registration with the provider.
    console.warn('common passwords: list not loaded, check skipped', error);
    return true;
  }
}

/** Password by the rules of spec §5, outside the list of common ones. */
export const UncommonPassword = NewPassword.refine(isUncommon, { message: signInTexts.commonPassword });
