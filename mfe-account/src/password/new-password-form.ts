import { Registration, RegistrationForm } from '@pokriv/contracts/account/user';

import { texts } from '../messages.ts';
import { UncommonPassword } from './uncommon-password.ts';

/** Password rules of the registration (decisions §9). */
export const NewPasswordForm = Registration.pick({ password: true })
  .extend({ password: UncommonPassword, confirmPassword: RegistrationForm.shape.confirmPassword })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: texts.newPassword.mismatch,
    path: ['confirmPassword'],
  });
