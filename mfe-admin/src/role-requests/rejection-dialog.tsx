import { RoleRequestDecision, type AdminRoleRequest } from '@pokriv/contracts/account/role-request';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { withCanned } from '../deciding/canned-reason.ts';
import { FormEnd } from '../deciding/form-end.tsx';
import { fullName } from '../list/full-name.ts';
import { cannedAnswers, texts, type CannedAnswer } from './messages.ts';

const NOTES_LIMIT = 500;
const options = Object.entries(cannedAnswers).map(([value, { label }]) => ({ value, label }));

const readyAnswers = Object.values(cannedAnswers).map(({ text }) => text);

interface RejectionDialogProps {
  request: AdminRoleRequest | undefined;
  /** Answer of an undone rejection, to prefill the form. */
  former: string;
  onReject: (request: AdminRoleRequest, notes: string) => void;
  onClose: () => void;
}

export function RejectionDialog({ request, former, onReject, onClose }: RejectionDialogProps) {
  return (
    <Dialog open={request !== undefined} title={texts.rejectTitle} onClose={onClose}>
      {request && <RejectionForm request={request} former={former} onReject={onReject} onClose={onClose} />}
    </Dialog>
  );
}

interface RejectionFormProps extends RejectionDialogProps {
  request: AdminRoleRequest;
}

function RejectionForm({ request, former, onReject, onClose }: RejectionFormProps) {
  const [canned, setCanned] = useState<CannedAnswer>();
  const form = useForm(
    RoleRequestDecision,
    ({ notes = '' }) => {
      onReject(request, notes);
      return Promise.resolve();
    },
    { action: 'reject', notes: former },
  );
  const notes = useWatch({ control: form.control, name: 'notes' }) ?? '';
  const choose = (value: string) => {
    const answer = value in cannedAnswers ? (value as CannedAnswer) : undefined;
    setCanned(answer);
    const text = withCanned(notes, answer ? cannedAnswers[answer].text : '', readyAnswers);
    form.setValue('notes', text, { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Text $tone="muted">{fullName(request.user)}</Text>
        <Select
          label={texts.canned}
          options={options}
          placeholder={texts.cannedPlaceholder}
          value={canned ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
        <TextArea
          label={texts.answer}
          hint={texts.answerHint}
          limit={NOTES_LIMIT}
          rows={5}
          required
          {...form.register('notes')}
          value={notes}
          error={form.errorOf('notes')}
        />
        <FormEnd form={form} submit={texts.rejectSubmit} isDangerous onCancel={onClose} />
      </Stack>
    </form>
  );
}
