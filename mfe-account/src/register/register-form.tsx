import { RegistrationForm } from '@pokriv/contracts/account/user';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { registerWithEmail } from '@pokriv/web-kit/identity';
import { Notice } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { EmailField } from '../frame/email-field.tsx';
import { FieldPair, FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { UncommonPassword } from '../password/uncommon-password.ts';
import { signInFailureText } from '../sign-in/sign-in-failure-text.ts';
import { Agreement } from './agreement.tsx';
import { fieldOfFailure } from './field-of-failure.ts';
import { LoginInstead } from './login-instead.tsx';
import { PhoneField } from './phone-field.tsx';
import { usePhoneCheck } from './use-phone-check.ts';

/** Navigation state for /select-role (spec §2). */
export interface Registered {
  firstName: string;
  lastName: string;
  phone: string | undefined;
}

interface Outcome {
  isMailSent: boolean;
}

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };

const UncommonRegistration = RegistrationForm.safeExtend({ password: UncommonPassword });

/** Registration (spec §5): checks the phone before creating the account. */
export function RegisterForm({ onDone }: { onDone: (registered: Registered, outcome: Outcome) => void }) {
  const [takenEmail, setTakenEmail] = useState<string>();
  const [typedPhone, setTypedPhone] = useState('');
  const check = usePhoneCheck(typedPhone);
  const form = useForm(
    UncommonRegistration,
    async ({ confirmPassword: _confirmPassword, ...registration }, controls) => {
      const { firstName, lastName, email, phone } = registration;
      setTakenEmail(undefined);
      if (phone && (await check.isTaken(phone))) {
        controls.setError('phone', { message: texts.register.phoneTaken }, { shouldFocus: true });
        return;
      }
      try {
        const user = await registerWithEmail(registration);
        // Only a stored profile has a creation time, and storing it sends the mail.
        const isMailSent = user.createdAt !== undefined;
        onDone({ firstName, lastName, phone: phone || undefined }, { isMailSent });
      } catch (error) {
        const field = fieldOfFailure(error);
        controls.setError(
          field ?? 'root',
          { message: signInFailureText('register', error) },
          { shouldFocus: true },
        );
        if (field === 'email') setTakenEmail(email);
      }
    },
    empty,
  );
  const passwords = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <FieldPair>
        <Field
          label={texts.register.firstName}
          autoComplete="given-name"
          required
          {...form.register('firstName')}
          error={form.errorOf('firstName')}
        />
        <Field
          label={texts.register.lastName}
          autoComplete="family-name"
          required
          {...form.register('lastName')}
          error={form.errorOf('lastName')}
        />
      </FieldPair>
      <EmailField {...form.register('email')} error={form.errorOf('email')} />
      {takenEmail && <LoginInstead email={takenEmail} />}
      <PhoneField
        state={check.state}
        {...form.register('phone', {
          onChange: ({ target }: { target: HTMLInputElement }) => setTypedPhone(target.value),
        })}
        error={form.errorOf('phone')}
      />
      <NewPasswordFields
        password={{
          label: texts.password,
          ...form.register('password'),
          error: form.errorOf('password'),
        }}
        confirmation={{
          label: texts.register.confirmPassword,
          ...form.register('confirmPassword'),
          error: form.errorOf('confirmPassword'),
        }}
        typed={passwords}
      />
      <Agreement />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <SubmitButton isBusy={form.isSubmitting} busyText={texts.register.submitting}>
        {texts.register.submit}
      </SubmitButton>
    </FormStack>
  );
}
