import { AnyCode } from '@pokriv/contracts/account/second-factor';
import { useForm } from '@pokriv/web-kit/form';
import { Notice, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';

import { DialogActions } from '../../frame/dialog-actions.tsx';
import { FormStack } from '../../frame/form-stack.ts';
import { texts } from './messages.ts';

const CodeOnly = z.object({ code: AnyCode });

export const besideCode = ['BAD_REQUEST', 'CONFLICT', 'FORBIDDEN', 'RATE_LIMITED'] as const;

interface CodeDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Its AppError is shown in the dialog. */
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

export function CodeDialog({ title, text, submitLabel, isDanger = false, onCode, onClose }: CodeDialogProps) {
  const form = useForm(CodeOnly, async ({ code }) => onCode(code), { code: '' }, 'onSubmit');
  const focus = useEffectEvent(() => form.setFocus('code'));
  useEffect(() => focus(), []);
  const actions = (
    <DialogActions
      cancelLabel={texts.cancel}
      variant={isDanger ? 'danger' : 'primary'}
      form={form.formId}
      isBusy={form.isSubmitting}
      onCancel={onClose}
    >
      {form.isSubmitting ? texts.busy : submitLabel}
    </DialogActions>
  );
  return (
    <Dialog open locked={form.isSubmitting} title={title} footer={actions} onClose={onClose}>
      <FormStack id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Text>{text}</Text>
        <Field
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          {...form.register('code')}
          error={form.errorOf('code')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      </FormStack>
    </Dialog>
  );
}
