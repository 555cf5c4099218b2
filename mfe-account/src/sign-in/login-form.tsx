import * as pages from '@pokriv/contracts/pages';
import { Login } from '@pokriv/contracts/account/user';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { signInWithEmail } from '@pokriv/web-kit/identity';
import { Link } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Checkbox } from '@pokriv/web-kit/ui/forms';

import { EmailField } from '../frame/email-field.tsx';
import { FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';
import { CapsLockPasswordField } from '../frame/caps-lock-password-field.tsx';
import { useIdentityFailure } from './use-identity-failure.ts';

interface LoginFormProps {
  /** Shown first. */
  email: string;
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
  onDone: (user: SessionUser) => Promise<void> | void;
}

/** E-mail and password by the contract (spec §5). Errors are shown once, as a toast (spec §8). */
export function LoginForm({ email: knownEmail, isRemembered, onRemember, onDone }: LoginFormProps) {
  const fail = useIdentityFailure();
  const form = useForm(
    Login,
    async ({ email, password }, controls) => {
      try {
        await onDone(await signInWithEmail(email, password, { isRemembered }));
      } catch (error) {
        fail('login', error);
        controls.setFocus('password', { shouldSelect: true });
      }
    },
    { email: knownEmail, password: '' },
  );
  const email = useWatch({ control: form.control, name: 'email' });

  return (
    // Without scripts a form sends its fields in the address unless it posts them.
    <FormStack method="post" onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <EmailField {...form.register('email')} error={form.errorOf('email')} />
      <CapsLockPasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        aside={
          <Link to={pages.forgotPassword.path} state={{ email }}>
            {texts.login.forgot}
          </Link>
        }
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      <Checkbox
        label={texts.login.remember}
        name="remember"
        checked={isRemembered}
        onChange={({ target }) => onRemember(target.checked)}
        hint={isRemembered ? texts.login.remembered : texts.login.forgotten}
      />
      <noscript>
        <p>{texts.login.needsScripts}</p>
      </noscript>
      <SubmitButton isBusy={form.isSubmitting} busyText={texts.login.submitting}>
        {texts.login.submit}
      </SubmitButton>
    </FormStack>
  );
}
