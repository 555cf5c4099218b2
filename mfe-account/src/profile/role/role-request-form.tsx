import { NewRoleRequest } from '@pokriv/contracts/account/role-request';
import { roles } from '@pokriv/contracts/roles';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, Notice } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { FormStack } from '../../frame/form-stack.ts';
import { texts } from './messages.ts';

const REASON_MAX = 500;

interface RoleRequestFormProps {
  role: NewRoleRequest['requestedRole'];
  onSent: () => Promise<void>;
  onClose: () => void;
}

export function RoleRequestForm({ role, onSent, onClose }: RoleRequestFormProps) {
  const toast = useSetAtom(toastAtom);
  const [isConfirmed, setIsConfirmed] = useState<{ answer: (goOn: boolean) => void }>();
  const [isSending, setIsSending] = useState(false);

  const ask = () => new Promise<boolean>((answer) => setIsConfirmed({ answer }));
  const form = useForm(
    NewRoleRequest,
    async (body) => {
      if (!(await ask())) return setIsConfirmed(undefined);
      setIsSending(true);
      try {
        await call('requestRoleChange', { body });
        toast({ tone: 'success', text: texts.sent });
        await onSent();
      } finally {
        setIsSending(false);
        setIsConfirmed(undefined);
      }
    },
    { requestedRole: role, reason: '' },
  );

  return (
    <>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <TextArea
          label={texts.reason}
          required
          limit={REASON_MAX}
          hint={texts.reasonHint}
          {...form.register('reason')}
          error={form.errorOf('reason')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Cluster>
          <Button busy={form.isSubmitting}>{texts.submit}</Button>
          <Button type="button" variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </Cluster>
      </FormStack>
      <ConfirmDialog
        open={isConfirmed !== undefined}
        title={texts.confirmTitle}
        message={texts.confirmText(roles[role])}
        confirmLabel={texts.confirm}
        loading={isSending}
        onConfirm={() => isConfirmed?.answer(true)}
        onCancel={() => isConfirmed?.answer(false)}
      />
    </>
  );
}
