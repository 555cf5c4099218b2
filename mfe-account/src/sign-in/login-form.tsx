import * as pages from '@pokriv/contracts/pages';
import { Login } from '@pokriv/contracts/account/user';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { signInWithEmail } from '@pokriv/web-kit/identity';
import { Link, useLocation } from '@pokriv/web-kit/router';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Checkbox } from '@pokriv/web-kit/ui/forms';

import { EmailField } from '../frame/email-field.tsx';
import { FormStack } from '../frame/form-stack.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { texts } from '../messages.ts';
import { CapsLockPasswordField } from '../frame/caps-lock-password-field.tsx';
import { prefilledEmail } from './prefilled-email.ts';
import { useIdentityFailure } from './use-identity-failure.ts';

interface LoginFormProps {
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
  onDone: (user: SessionUser) => Promise<void> | void;
}

/** E-mail and password by the contract (spec §5). Errors are shown once, as a toast (spec §8). */
export function LoginForm({ isRemembered, onRemember, onDone }: LoginFormProps) {
  const fail = useIdentityFailure();
  const { state } = useLocation();
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
    { email: prefilledEmail(state), password: '' },
  );
  const email = useWatch({ control: form.control, name: 'email' });

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
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
      <SubmitButton isBusy={form.isSubmitting} busyText={texts.login.submitting}>
        {texts.login.submit}
      </SubmitButton>
    </FormStack>
  );
}
