import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { NewPassword } from '@pokriv/contracts/account/user';

/** Loads the list of the most used passwords with the first password that is checked. */
async function isUncommon(password: string): Promise<boolean> {
  try {
    const list = await import(
      /* webpackChunkName: "common-password" */ '@pokriv/contracts/account/common-password'
    );
    return !list.isCommonPassword(password);
  } catch (error) {
    // The server has the list too; registration at the provider goes on without it.
    console.warn('the list of common passwords was not loaded', error);
    return true;
  }
}

/** A new password by the rules of spec §5, and none that guessers try first. */
export const UncommonPassword = NewPassword.refine(isUncommon, { message: signInTexts.commonPassword });
