import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Notice } from '@pokriv/web-kit/ui';
import { PasswordField } from '@pokriv/web-kit/ui/forms';

import { FormStack } from '../frame/form-stack.ts';
import { texts } from '../messages.ts';
import { isDeadLink } from './is-dead-link.ts';
import { NewPasswordForm } from './new-password-form.ts';

interface ResetPasswordFormProps {
  code: string;
  onDone: () => void;
  onDeadLink: () => void;
}

/** The new password, twice; the one-time code goes with it. */
export function ResetPasswordForm({ code, onDone, onDeadLink }: ResetPasswordFormProps) {
  const form = useForm(
    NewPasswordForm,
    async ({ password }) => {
      try {
        const quiet = ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT', 'GONE', 'UNPROCESSABLE'] as const;
        await call('resetPassword', { body: { token: code, password }, quiet });
        onDone();
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDeadLink();
      }
    },
    { password: '', confirmPassword: '' },
  );

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <PasswordField
        label={texts.reset.password}
        autoComplete="new-password"
        required
        hint={texts.register.passwordHint}
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      <PasswordField
        label={texts.reset.confirmPassword}
        autoComplete="new-password"
        required
        {...form.register('confirmPassword')}
        error={form.errorOf('confirmPassword')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.reset.submitting : texts.reset.submit}
      </Button>
    </FormStack>
  );
}
