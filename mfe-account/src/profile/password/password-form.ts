import { PasswordChange, RegistrationForm } from '@pokriv/contracts/user';

import { texts } from './messages.ts';

/** The present password and the new one twice, by the registration's rules. */
export const PasswordForm = PasswordChange.extend({
  confirmPassword: RegistrationForm.shape.confirmPassword,
}).refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
  message: texts.mismatch,
  path: ['confirmPassword'],
});

export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };
