import { Email } from '@pokriv/contracts/account/user';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Stack } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { z } from 'zod';

import type { GoogleAccount } from './demo-accounts.ts';
import { texts } from './messages.ts';

const OtherAccount = z.object({ email: Email, name: z.string().trim().max(120) });

export function OtherAccountForm({ onChoose }: { onChoose: (account: GoogleAccount) => void }) {
  const form = useForm(
    OtherAccount,
    ({ email, name }) => {
      onChoose({ email, name });
      return Promise.resolve();
    },
    { email: '', name: '' },
  );
  return (
    <Stack as="form" $gap={4} onSubmit={(event: React.FormEvent) => void form.onSubmit(event)} noValidate>
      <Field
        label={texts.email}
        type="email"
        autoComplete="off"
        autoFocus
        required
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <Field
        label={texts.name}
        autoComplete="off"
        hint={texts.nameHint}
        {...form.register('name')}
        error={form.errorOf('name')}
      />
      <Button wide>{texts.continue}</Button>
    </Stack>
  );
}
