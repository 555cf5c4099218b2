import { AdminUserDeletion } from '@pokriv/contracts/admin-user';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import type { ReactNode } from 'react';

import { texts as common } from '../../messages.ts';
import { texts } from '../messages.ts';

const REASON_LIMIT = 500;

interface ReasonFormProps {
  /** What will happen. */
  effect: ReactNode;
  hint: string;
  submit: string;
  isDangerous?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
  /** What is chosen besides. */
  children?: ReactNode;
}

/** Says what an act does and asks why; the same limits for every act on a person. */
export function ReasonForm(props: ReasonFormProps) {
  const { effect, hint, submit, isDangerous = false, onSubmit, onCancel, children } = props;
  const form = useForm(AdminUserDeletion, ({ reason }) => onSubmit(reason), { reason: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        {children}
        {effect && <Text $tone="muted">{effect}</Text>}
        <TextArea
          label={texts.reason}
          hint={hint}
          limit={REASON_LIMIT}
          rows={4}
          required
          {...form.register('reason')}
          value={reason}
          error={form.errorOf('reason')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Stack $gap={3}>
          <Button variant={isDangerous ? 'danger' : 'primary'} wide busy={form.isSubmitting}>
            {form.isSubmitting ? common.saving : submit}
          </Button>
          <Button type="button" variant="quiet" wide disabled={form.isSubmitting} onClick={onCancel}>
            {common.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
