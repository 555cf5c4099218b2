import { PasswordChange, RegistrationForm } from '@pokriv/contracts/account/user';

import { UncommonPassword } from '../../password/uncommon-password.ts';
import { texts } from './messages.ts';

export const PasswordForm = PasswordChange.extend({
  newPassword: UncommonPassword,
  confirmPassword: RegistrationForm.shape.confirmPassword,
}).refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
  message: texts.mismatch,
  path: ['confirmPassword'],
});

export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };
