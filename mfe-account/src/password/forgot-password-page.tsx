import { Login } from '@pokriv/contracts/user';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { successText } from '@pokriv/web-kit/messages';
import { Link } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { AccountFrame } from '../frame/account-frame.tsx';
import { FormStack } from '../frame/form-stack.ts';
import { texts } from '../messages.ts';

const Address = Login.pick({ email: true });

/** Asks for the mail with the reset link (decisions §9). */
export function ForgotPasswordPage() {
  const toast = useSetAtom(toastAtom);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm(
    Address,
    async ({ email }) => {
      await call('forgotPassword', { body: { email } });
      toast({ tone: 'success', text: successText('auth.reset') });
      setSentTo(email);
    },
    { email: '' },
  );

  if (sentTo) {
    return (
      <AccountFrame title={texts.forgot.sentTitle} lead={texts.forgot.sent(sentTo)}>
        <Button type="button" variant="secondary" wide onClick={() => setSentTo(undefined)}>
          {texts.forgot.again}
        </Button>
        <Text>
          <Link to="/login">{texts.toLogin}</Link>
        </Text>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.forgot.title} lead={texts.forgot.lead}>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Field
          label={texts.email}
          type="email"
          autoComplete="username"
          required
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Stack $gap={5}>
          <Button size="large" wide busy={form.isSubmitting}>
            {form.isSubmitting ? texts.forgot.submitting : texts.forgot.submit}
          </Button>
          <Text>
            <Link to="/login">{texts.toLogin}</Link>
          </Text>
        </Stack>
      </FormStack>
    </AccountFrame>
  );
}
