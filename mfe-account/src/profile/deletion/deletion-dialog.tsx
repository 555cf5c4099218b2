import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { PasswordField } from '@pokriv/web-kit/ui/forms';
import { z } from 'zod';

import { DialogActions } from '../../frame/dialog-actions.tsx';
import { FormStack } from '../../frame/form-stack.ts';
import { confirmByGoogle } from './confirm-by-google.ts';
import { texts } from './messages.ts';

const DeletionForm = z.object({ password: z.string().min(1, texts.passwordMissing).max(128) });
const NoForm = z.object({ password: z.string() });

const DAYS = 14;

interface DeletionDialogProps {
  open: boolean;
  user: User;
  hasPassword: boolean;
  onDone: (user: User) => void;
  onClose: () => void;
}

export function DeletionDialog({ open, user, hasPassword, onDone, onClose }: DeletionDialogProps) {
  const form = useForm(
    hasPassword ? DeletionForm : NoForm,
    async ({ password }, controls) => {
      const refusal = hasPassword ? undefined : await confirmByGoogle(user.email);
      if (refusal) return controls.setError('root', { message: refusal });
      const { data } = await call('requestDeletion', {
        body: hasPassword ? { password } : {},
        quiet: ['BAD_REQUEST', 'UNPROCESSABLE', 'FORBIDDEN', 'CONFLICT'],
      });
      controls.reset();
      onDone(data);
    },
    { password: '' },
  );
  const close = () => {
    form.reset();
    onClose();
  };
  // Without a password no field shows its error.
  const failure = form.failure ?? (hasPassword ? undefined : form.errorOf('password'));
  const label = hasPassword ? texts.confirm : texts.confirmGoogle;
  const actions = (
    <DialogActions
      cancelLabel={texts.cancel}
      variant="danger"
      form={form.formId}
      isBusy={form.isSubmitting}
      onCancel={close}
    >
      {form.isSubmitting ? texts.confirming : label}
    </DialogActions>
  );
  return (
    <Dialog open={open} locked={form.isSubmitting} title={texts.dialogTitle} footer={actions} onClose={close}>
      <FormStack id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack $gap={2}>
          <Text>{texts.dialogText(DAYS)}</Text>
          {!hasPassword && <Text>{texts.google}</Text>}
        </Stack>
        {hasPassword && (
          <>
            <input hidden type="email" autoComplete="username" value={user.email} readOnly />
            <PasswordField
              label={texts.password}
              autoComplete="current-password"
              required
              hint={texts.passwordHint}
              {...form.register('password')}
              error={form.errorOf('password')}
            />
          </>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </FormStack>
    </Dialog>
  );
}
