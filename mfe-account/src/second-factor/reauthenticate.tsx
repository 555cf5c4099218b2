import { Login } from '@pokriv/contracts/account/user';
import { useForm } from '@pokriv/web-kit/form';
import { confirmWithGoogle, renewSession } from '@pokriv/web-kit/identity';
import { identityFailureText } from '@pokriv/web-kit/identity-failures';
import { useUser } from '@pokriv/web-kit/session';
import { Button, Loading, Notice, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { z } from 'zod';

import { FormStack } from '../frame/form-stack.ts';
import { CapsLockPasswordField } from '../frame/caps-lock-password-field.tsx';
import { useHasPassword } from '../frame/use-has-password.ts';
import { texts } from './messages.ts';

const PasswordOnly = z.object({ password: Login.shape.password });

export function Reauthenticate({ onDone }: { onDone: () => Promise<void> }) {
  const email = useUser()?.email ?? '';
  const has = useHasPassword();
  if (has === undefined) {
    return (
      <Loading>
        <Skeleton $height="140px" />
      </Loading>
    );
  }
  return has ? <ByPassword email={email} onDone={onDone} /> : <ByGoogle onDone={onDone} />;
}

function ByPassword({ email, onDone }: { email: string; onDone: () => Promise<void> }) {
  const form = useForm(
    PasswordOnly,
    async ({ password }, controls) => {
      try {
        await renewSession(email, password);
      } catch (error) {
        return controls.setError(
          'password',
          { message: identityFailureText('login', error) },
          { shouldFocus: true },
        );
      }
      await onDone();
    },
    { password: '' },
  );
  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Text>{texts.signIn}</Text>
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <CapsLockPasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        {...form.register('password')}
        error={form.errorOf('password')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.signingIn : texts.signInSubmit}</Button>
    </FormStack>
  );
}

const isOtherAccount = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-mismatch';

function ByGoogle({ onDone }: { onDone: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await confirmWithGoogle();
      await onDone();
    } catch (error) {
      setFailure(isOtherAccount(error) ? texts.mismatch : identityFailureText('google', error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack $gap={4}>
      <Text>{texts.signInGoogle}</Text>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="button" busy={isBusy} onClick={() => void confirm()}>
        {isBusy ? texts.signingIn : texts.signInByGoogle}
      </Button>
    </Stack>
  );
}
