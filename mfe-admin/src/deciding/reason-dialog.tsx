import { Rejection } from '@pokriv/contracts/listing/moderator-steps';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { rejectCodes, type RejectCode } from '@pokriv/contracts/listing/listing-states';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Select, TextArea } from '@pokriv/web-kit/ui/forms';

import { cannedReasons, texts } from '../messages.ts';
import { REASON_LIMIT, withCanned } from './canned-reason.ts';
import type { Decision, ReasonedAction, ReasonedDecision } from './decision.ts';
import { FormEnd } from './form-end.tsx';
import { RemarkPicker } from './remark-picker.tsx';

const readyTexts = Object.values(cannedReasons);
const codeOptions = Object.entries(rejectCodes).map(([value, label]) => ({ value, label }));

const words = {
  reject: { title: texts.reason.rejectTitle, submit: texts.reason.reject },
  request_changes: { title: texts.reason.recallTitle, submit: texts.reason.recall },
  remove: { title: texts.reason.removeTitle, submit: texts.reason.remove },
} as const satisfies Record<ReasonedAction, Words>;

interface Words {
  title: string;
  submit: string;
}

interface ReasonDialogProps {
  action: ReasonedAction | undefined;
  as?: Words;
  /** Pictures that remarks can be pinned to; absent for several listings or when nothing can be corrected. */
  images?: readonly PropertyImage[] | undefined;
  /** Undone or refused decision, to prefill the form of its action. */
  former: ReasonedDecision | undefined;
  onDecide: (decision: Decision) => Promise<void>;
  onClose: () => void;
}

export function ReasonDialog({ action, as, images, former, onDecide, onClose }: ReasonDialogProps) {
  const said = as ?? (action && words[action]);
  return (
    <Dialog open={action !== undefined} title={said?.title ?? ''} onClose={onClose}>
      {action && said && (
        <ReasonForm
          action={action}
          submit={said.submit}
          images={images}
          former={former?.action === action ? former : undefined}
          onDecide={onDecide}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'images' | 'former' | 'onDecide' | 'onClose'> {
  action: ReasonedAction;
  submit: string;
}

/** Without the action, which the contract refuses. */
function written({ action: _action, ...rejection }: ReasonedDecision): Rejection {
  return rejection;
}

function ReasonForm({ action, submit, images, former, onDecide, onClose }: ReasonFormProps) {
  const form = useForm(
    Rejection,
    async ({ reason, code, remarks }) =>
      onDecide(
        action === 'remove'
          ? { action, reason }
          : { action, reason, ...(code && { code }), ...(remarks && { remarks }) },
      ),
    former ? written(former) : { reason: '' },
  );
  const reason = useWatch({ control: form.control, name: 'reason' });
  const code = useWatch({ control: form.control, name: 'code' });
  const remarks = useWatch({ control: form.control, name: 'remarks' }) ?? [];

  const chooseCode = (chosen: RejectCode | undefined) => {
    form.setValue('code', chosen);
    form.setValue('reason', withCanned(reason, chosen ? cannedReasons[chosen] : '', readyTexts), {
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Select
          label={texts.reason.code}
          options={codeOptions}
          placeholder={texts.reason.codePlaceholder}
          value={code ?? ''}
          onChange={({ target }) =>
            chooseCode(target.value in cannedReasons ? (target.value as RejectCode) : undefined)
          }
          error={form.errorOf('code')}
        />
        <TextArea
          label={texts.reason.text}
          hint={texts.reason.textHint}
          limit={REASON_LIMIT}
          rows={5}
          required
          {...form.register('reason')}
          value={reason}
          error={form.errorOf('reason')}
        />
        {images && action !== 'remove' && (
          <RemarkPicker
            images={images}
            remarks={remarks}
            onChange={(changed) =>
              form.setValue('remarks', changed.length > 0 ? changed : undefined, {
                shouldValidate: form.formState.isSubmitted,
              })
            }
            errorOf={(index) => form.errorOf(`remarks.${index}.text`)}
          />
        )}
        <FormEnd form={form} submit={submit} isDangerous onCancel={onClose} />
      </Stack>
    </form>
  );
}
