import { AppError } from '@pokriv/contracts/errors';
import { Button, Notice, Stack } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { useState, type SubmitEvent } from 'react';

import { UserText } from '../list/user-text.ts';
import { texts as common } from '../messages.ts';
import { texts } from './messages.ts';
import { useNoteDraft } from './use-note-draft.ts';

const LIMIT = 1000;

interface NoteFormProps {
  notes: string;
  onSave: (notes: string) => Promise<void>;
}

/** Internal note of the team; a concurrent edit is shown beside the draft. */
export function NoteForm({ notes, onSave }: NoteFormProps) {
  const { written, write, hasConflict } = useNoteDraft(notes);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaving(true);
    setFailure(undefined);
    try {
      await onSave(written.trim());
      write(written.trim());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.message);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack $gap={3}>
        <TextArea
          label={texts.notes}
          hint={texts.notesHint}
          limit={LIMIT}
          rows={2}
          maxLength={LIMIT}
          value={written}
          onChange={({ target }) => write(target.value)}
        />
        {hasConflict ? <OtherNote notes={notes} /> : failure && <Notice tone="danger">{failure}</Notice>}
        {(isSaving || written.trim() !== notes) && (
          <Button variant="secondary" size="small" busy={isSaving}>
            {isSaving ? common.saving : texts.saveNotes}
          </Button>
        )}
      </Stack>
    </form>
  );
}

function OtherNote({ notes }: Pick<NoteFormProps, 'notes'>) {
  return (
    <Notice tone="wait" title={notes ? texts.notedMeanwhile : texts.notesGone}>
      <Stack $gap={1}>
        {notes && <UserText as="blockquote">{notes}</UserText>}
        <span>{texts.notesChoice}</span>
      </Stack>
    </Notice>
  );
}
