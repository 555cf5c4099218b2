import { NewSharedNote } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_LIMITS } from '@pokriv/contracts/shared-list/shared-list-rules';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Cluster, Notice, Stack } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useEffect, useState } from 'react';

import { listTexts as texts } from './messages.ts';

const Form = NewSharedNote.pick({ note: true });

interface NoteFormProps {
  title: string;
  /** @throws AppError */
  write: (note: { id: string; text: string }) => Promise<void>;
  onWritten: () => void;
  onCancel: () => void;
}

/** Idempotent: a retry after a lost reply sends the same note. */
export function NoteForm({ title, write, onWritten, onCancel }: NoteFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm(
    Form,
    async ({ note }) => {
      await write({ id, text: note });
      onWritten();
    },
    { note: '' },
    'onSubmit',
  );
  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);
  return (
    <Stack
      as="form"
      $gap={3}
      aria-label={texts.addNoteOf(title)}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
    >
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        limit={SHARED_LIST_LIMITS.noteMax}
        rows={3}
        required
        error={form.errorOf('note')}
        {...form.register('note')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Cluster $gap={2}>
        <Button size="small" busy={form.isSubmitting}>
          {form.isSubmitting ? texts.saving : texts.save}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
}
