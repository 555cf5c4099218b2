import { Login } from '@pokriv/contracts/account/user';
import { useForm } from '@pokriv/web-kit/form';
import { Notice } from '@pokriv/web-kit/ui';

import { EmailField } from '../frame/email-field.tsx';
import { FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';

const Address = Login.pick({ email: true });

interface ForgotPasswordFormProps {
  email: string;
  /** @throws AppError */
  onSend: (email: string) => Promise<void>;
}

export function ForgotPasswordForm({ email, onSend }: ForgotPasswordFormProps) {
  const form = useForm(Address, (address) => onSend(address.email), { email });
  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <EmailField {...form.register('email')} error={form.errorOf('email')} />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <SubmitButton isBusy={form.isSubmitting} busyText={texts.forgot.submitting}>
        {texts.forgot.submit}
      </SubmitButton>
    </FormStack>
  );
}
