import {
  MESSAGE_LIMITS,
  threadLabels,
  threadReportReasons,
  type ThreadLabel,
} from '@pokriv/contracts/conversation/conversation-rules';
import { ThreadReport, type Thread, type ThreadChange } from '@pokriv/contracts/conversation/thread';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';

import { DialogActions } from '../frame/dialog-actions.tsx';
import { texts } from './messages.ts';

const optionsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

interface ReportThreadDialogProps {
  threadId: string;
  onClose: () => void;
}

export function ReportThreadDialog({ threadId, onClose }: ReportThreadDialogProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    ThreadReport,
    async (body) => {
      await call('reportThread', {
        params: { id: threadId },
        body,
        quiet: pageErrorCodes,
      });
      toast({ tone: 'success', text: texts.done.report });
      onClose();
    },
    { text: '' },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.isSubmitting}
      title={texts.reportTitle}
      footer={
        <DialogActions
          cancelLabel={texts.cancel}
          form={form.formId}
          isBusy={form.isSubmitting}
          onCancel={onClose}
        >
          {texts.reportSend}
        </DialogActions>
      }
    >
      <Stack as="form" id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Text $size="small" $tone="muted">
          {texts.reportIntro}
        </Text>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <RadioGroup
          label={texts.reportReason}
          required
          options={optionsOf(threadReportReasons)}
          error={form.errorOf('reason')}
          {...form.register('reason')}
        />
        <TextArea
          label={texts.reportText}
          hint={texts.reportHint}
          limit={MESSAGE_LIMITS.reportTextMax}
          error={form.errorOf('text')}
          {...form.register('text')}
        />
      </Stack>
    </Dialog>
  );
}

interface NoteDialogProps {
  thread: Thread;
  /** @returns true after a save */
  onSave: (change: ThreadChange) => Promise<boolean>;
  onClose: () => void;
}

/** Private label and note of the landlord. */
export function NoteDialog({ thread, onSave, onClose }: NoteDialogProps) {
  const formId = useId();
  const [label, setLabel] = useState<ThreadLabel>(thread.label ?? 'new');
  const [note, setNote] = useState(thread.note ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const isOver = note.length > MESSAGE_LIMITS.noteMax;
  const save = async () => {
    if (isOver) return;
    setIsBusy(true);
    const isSaved = await onSave({ label, note: note.trim() });
    setIsBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title={texts.noteTitle}
      footer={
        <DialogActions cancelLabel={texts.cancel} form={formId} isBusy={isBusy} onCancel={onClose}>
          {texts.save}
        </DialogActions>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text $size="small" $tone="muted">
          {texts.noteIntro}
        </Text>
        <Select
          label={texts.label}
          value={label}
          options={optionsOf(threadLabels)}
          onChange={({ currentTarget }) => setLabel(currentTarget.value as ThreadLabel)}
        />
        <TextArea
          label={texts.note}
          limit={MESSAGE_LIMITS.noteMax}
          value={note}
          aria-invalid={isOver || undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
