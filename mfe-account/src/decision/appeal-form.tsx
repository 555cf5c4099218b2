import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { AppealMessage, type DecisionFile } from '@pokriv/contracts/moderation/appeal';
import { APPEAL_TEXT } from '@pokriv/contracts/moderation/appeal-states';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Notice } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FormStack } from '../frame/form-stack.ts';
import { useFormDraft } from '../frame/use-form-draft.ts';
import { texts } from './messages.ts';

/** The shell handles `ACCOUNT_SUSPENDED`. */
const shownHere = pageErrorCodes.filter((code) => code !== 'ACCOUNT_SUSPENDED');

/** A moderator has decided or answered meanwhile. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

interface AppealFormProps {
  id: string;
  token: string | undefined;
  isFirst: boolean;
  onSent: (file: DecisionFile) => void;
  /** Rereads the decision. */
  onConflict: () => Promise<DecisionFile | undefined>;
}

/** The draft survives a reload until it is sent. */
export function AppealForm({ id, token, isFirst, onSent, onConflict }: AppealFormProps) {
  const toast = useSetAtom(toastAtom);
  const draft = useFormDraft(`appeal-${id}`);
  const { message: kept = '' } = draft.kept;
  const form = useForm(
    AppealMessage,
    async ({ message }, { getValues, reset }) => {
      const typed = getValues('message');
      const body = { message, ...(token !== undefined && { token }) };
      try {
        const { data } = await call('writeAppeal', { params: { id }, body, quiet: shownHere });
        // text typed while the appeal was on its way stays
        if (getValues('message') === typed) {
          draft.clear();
          reset({ message: '' });
        }
        toast({ tone: 'success', text: isFirst ? texts.sent : texts.sentMore });
        onSent(data);
      } catch (error) {
        if (error instanceof AppError && conflicts.includes(error.code)) {
          const current = await onConflict();
          // the form is gone, and its refusal with it
          if (current?.appeal?.decidedAt) toast({ tone: 'error', text: texts.notSent });
        }
        throw error;
      }
    },
    { message: kept },
  );
  const label = isFirst ? texts.submit : texts.send;
  return (
    <FormStack
      onSubmit={(event) => void form.onSubmit(event)}
      onChange={() => draft.keep({ message: form.getValues('message') })}
      noValidate
    >
      <TextArea
        label={isFirst ? texts.message : texts.more}
        hint={texts.messageHint}
        rows={6}
        limit={APPEAL_TEXT.max}
        required
        {...form.register('message')}
        error={form.errorOf('message')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.sending : label}</Button>
    </FormStack>
  );
}
