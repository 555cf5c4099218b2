import { ActReason } from '@pokriv/contracts/account/admin-user';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import type { ReactNode } from 'react';

import { texts } from '../messages.ts';
import { REASON_LIMIT } from './canned-reason.ts';
import { FormEnd } from './form-end.tsx';

interface ReasonFormProps {
  effect: ReactNode;
  hint: string;
  /** Reason of an undone act, to prefill the form. */
  former?: string | undefined;
  submit: string;
  isDangerous?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
}

export function ReasonForm(props: ReasonFormProps) {
  const { effect, hint, former = '', submit, isDangerous = false, onSubmit, onCancel, children } = props;
  const form = useForm(ActReason, ({ reason }) => onSubmit(reason), { reason: former });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        {children}
        {effect && <Text $tone="muted">{effect}</Text>}
        <TextArea
          label={texts.why}
          hint={hint}
          limit={REASON_LIMIT}
          rows={4}
          required
          {...form.register('reason')}
          value={reason}
          error={form.errorOf('reason')}
        />
        <FormEnd form={form} submit={submit} isDangerous={isDangerous} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
