import { Login } from '@pokriv/contracts/user';
import { useForm } from '@pokriv/web-kit/form';
import { signInWithEmail } from '@pokriv/web-kit/identity';
import { Link } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Button, Notice } from '@pokriv/web-kit/ui';
import { Checkbox, Field, PasswordField } from '@pokriv/web-kit/ui/forms';

import { FormStack } from '../frame/form-stack.ts';
import { texts } from '../messages.ts';
import { useIdentityFailure } from './use-identity-failure.ts';

/** E-mail and password; validated by the contract (spec §5). */
export function LoginForm({ onDone }: { onDone: (user: SessionUser) => void }) {
  const fail = useIdentityFailure();
  const form = useForm(
    Login,
    async ({ email, password }, controls) => {
      try {
        onDone(await signInWithEmail(email, password));
      } catch (error) {
        controls.setError('root', { message: fail('login', error) });
      }
    },
    { email: '', password: '' },
  );

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Field
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        aside={<Link to="/forgot-password">{texts.login.forgot}</Link>}
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      <Checkbox label={texts.login.remember} name="remember" />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button size="large" wide busy={form.isSubmitting}>
        {form.isSubmitting ? texts.login.submitting : texts.login.submit}
      </Button>
    </FormStack>
  );
}
