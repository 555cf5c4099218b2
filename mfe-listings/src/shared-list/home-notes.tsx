import type { SharedNote } from '@pokriv/contracts/shared-list/shared-list';
import { formatAgo } from '@pokriv/web-kit/format';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Card, Cluster, IconButton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { listTexts as texts } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import type { OfHome } from './vote-buttons.tsx';

const Notes = styled(Stack)`
  padding: 0;
  list-style: none;
`;

const Note = styled(Card)`
  padding: ${space(2)} ${space(3)};
`;

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface HomeNotesProps extends OfHome {
  isOwner: boolean;
  /** @throws AppError */
  write: (home: string, note: { id: string; text: string }) => Promise<void>;
  removeNote: (home: string, noteId: string) => Promise<boolean>;
}

/** Plain text; authors delete their own notes, the list's owner any. */
export function HomeNotes({ home, title, people, me, isOwner, write, removeNote, onJoin }: HomeNotesProps) {
  const toast = useSetAtom(toastAtom);
  const [isWriting, setIsWriting] = useState(false);
  const [removed, setRemoved] = useState<SharedNote>();
  const opener = useRef<HTMLButtonElement>(null);
  const nameOf = (by: string): string => people.find(({ id }) => id === by)?.name ?? '';

  /** Returns the focus of the form to its opener. */
  const close = (): void => {
    flushSync(() => setIsWriting(false));
    opener.current?.focus();
  };
  const remove = async (note: SharedNote): Promise<void> => {
    setRemoved(undefined);
    if (await removeNote(home.id, note.id)) toast({ tone: 'success', text: texts.noteRemoved });
    opener.current?.focus();
  };

  return (
    <Stack $gap={3} role="group" aria-label={texts.notesOf(title)}>
      {home.notes.length > 0 && (
        <Notes as="ul" $gap={2}>
          {home.notes.map((note) => (
            <Note as="li" key={note.id}>
              <Cluster $gap={2} $spread>
                <Text $size="small" $tone="muted">
                  <strong>{nameOf(note.by)}</strong> · {formatAgo(note.at)}
                </Text>
                {(isOwner || note.by === me) && (
                  <IconButton label={texts.removeNote(nameOf(note.by))} onClick={() => setRemoved(note)}>
                    <Trash2 />
                  </IconButton>
                )}
              </Cluster>
              <Words>{note.text}</Words>
            </Note>
          ))}
        </Notes>
      )}
      {isWriting && me !== undefined ? (
        <NoteForm
          title={title}
          write={(note) => write(home.id, note)}
          onWritten={() => {
            toast({ tone: 'success', text: texts.noted });
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div>
          <Button
            ref={opener}
            type="button"
            variant="secondary"
            size="small"
            aria-label={texts.addNoteOf(title)}
            onClick={() => (me === undefined ? onJoin() : setIsWriting(true))}
          >
            <MessageSquarePlus />
            {texts.addNote}
          </Button>
        </div>
      )}
      {removed && (
        <ConfirmDialog
          open
          type="danger"
          title={texts.removeNoteTitle}
          message={removed.text}
          confirmLabel={texts.delete}
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}
