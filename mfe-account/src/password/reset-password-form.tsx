import { RegistrationForm } from '@pokriv/contracts/account/user';
import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Notice } from '@pokriv/web-kit/ui';
import { z } from 'zod';

import { FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';
import { DEAD_LINK_CODES, isDeadLink } from './is-dead-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { UncommonPassword } from './uncommon-password.ts';

/** Password rules of the registration (decisions §9). */
const NewPasswordForm = z
  .object({ password: UncommonPassword, confirmPassword: RegistrationForm.shape.confirmPassword })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: texts.newPassword.mismatch,
    path: ['confirmPassword'],
  });

interface ResetPasswordFormProps {
  code: string;
  email: string;
  onDone: () => Promise<void>;
  onDeadLink: () => void;
}

export function ResetPasswordForm({ code, email, onDone, onDeadLink }: ResetPasswordFormProps) {
  const form = useForm(
    NewPasswordForm,
    async ({ password }) => {
      try {
        await call('resetPassword', { body: { token: code, password }, quiet: DEAD_LINK_CODES });
      } catch (error) {
        if (!(error instanceof AppError && isDeadLink(error))) throw error;
        onDeadLink();
        return;
      }
      await onDone();
    },
    { password: '', confirmPassword: '' },
  );
  const typed = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      {/* Names the account for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={{
          label: texts.reset.password,
          ...form.register('password'),
          error: form.errorOf('password'),
        }}
        confirmation={{
          label: texts.reset.confirmPassword,
          ...form.register('confirmPassword'),
          error: form.errorOf('confirmPassword'),
        }}
        typed={typed}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <SubmitButton isBusy={form.isSubmitting} busyText={texts.reset.submitting}>
        {texts.reset.submit}
      </SubmitButton>
    </FormStack>
  );
}
