import { ReportStatusChange } from '@pokriv/contracts/report';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { TextArea } from '@pokriv/web-kit/ui/forms';

import { texts } from '../messages.ts';
import type { Closing } from './use-report-steps.ts';

const NOTES_LIMIT = 1000;

interface ClosingDialogProps {
  closing: Closing | undefined;
  onClose: (closing: Closing, notes: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks how a report was settled. */
export function ClosingDialog({ closing, onClose, onCancel }: ClosingDialogProps) {
  return (
    <Dialog
      open={closing !== undefined}
      title={closing ? texts.report.notesTitle[closing.status] : ''}
      onClose={onCancel}
    >
      {closing && <ClosingForm closing={closing} onClose={onClose} onCancel={onCancel} />}
    </Dialog>
  );
}

function ClosingForm({ closing, onClose, onCancel }: ClosingDialogProps & { closing: Closing }) {
  const form = useForm(ReportStatusChange, async ({ adminNotes }) => onClose(closing, adminNotes), {
    status: closing.status,
    adminNotes: closing.report.adminNotes,
  });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Text $tone="muted">{closing.report.propertyTitle}</Text>
        <TextArea
          label={texts.report.notes}
          hint={texts.report.notesHint}
          limit={NOTES_LIMIT}
          required
          {...form.register('adminNotes')}
          defaultValue={closing.report.adminNotes}
          error={form.errorOf('adminNotes')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Stack $gap={3}>
          <Button wide busy={form.isSubmitting}>
            {form.isSubmitting ? texts.saving : texts.report.actions[closing.status]}
          </Button>
          <Button type="button" variant="quiet" wide disabled={form.isSubmitting} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
