import { RegistrationForm } from '@pokriv/contracts/user';
import { useForm } from '@pokriv/web-kit/form';
import { registerWithEmail } from '@pokriv/web-kit/identity';
import { Button, Notice } from '@pokriv/web-kit/ui';
import { Field, PasswordField } from '@pokriv/web-kit/ui/forms';

import { FieldPair, FormStack } from '../frame/form-stack.ts';
import { texts } from '../messages.ts';
import { useIdentityFailure } from '../sign-in/use-identity-failure.ts';
import { Agreement } from './agreement.tsx';
import { isPhoneTaken } from './is-phone-taken.ts';

/** What /select-role is told (spec §2). */
export interface Registered {
  firstName: string;
  lastName: string;
  phone: string | undefined;
}

/** The registration of spec §5: the phone is asked about before the account is made. */
export function RegisterForm({ onDone }: { onDone: (registered: Registered) => void }) {
  const fail = useIdentityFailure();
  const form = useForm(
    RegistrationForm,
    async ({ confirmPassword: _confirmPassword, ...registration }, controls) => {
      if (await isPhoneTaken(registration.phone)) {
        controls.setError('phone', { message: texts.register.phoneTaken }, { shouldFocus: true });
        return;
      }
      try {
        const { firstName, lastName, phone } = registration;
        await registerWithEmail(registration);
        onDone({ firstName, lastName, phone: phone || undefined });
      } catch (error) {
        controls.setError('root', { message: fail('register', error) });
      }
    },
    { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' },
  );

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
      <Field
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <Field
        label={texts.register.phone}
        type="tel"
        autoComplete="tel"
        hint={texts.register.phoneHint}
        {...form.register('phone')}
        error={form.errorOf('phone')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        required
        hint={texts.register.passwordHint}
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      <PasswordField
        label={texts.register.confirmPassword}
        autoComplete="new-password"
        required
        {...form.register('confirmPassword')}
        error={form.errorOf('confirmPassword')}
      />
      <Agreement />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.register.submitting : texts.register.submit}
      </Button>
    </FormStack>
  );
}
