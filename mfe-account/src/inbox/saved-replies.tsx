import { MESSAGE_LIMITS } from '@pokriv/contracts/conversation/conversation-rules';
import { SavedReplies as Replies, type SavedReply } from '@pokriv/contracts/conversation/thread';
import { call, cacheReply, useRead } from '@pokriv/web-kit/api';
import { useFieldArray, useForm } from '@pokriv/web-kit/form';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useRowRemoval } from '@pokriv/web-kit/row-removal';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Card, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field, TextArea } from '@pokriv/web-kit/ui/forms';
import { Menu, MenuButton } from '@pokriv/web-kit/ui/navigation';
import { useSetAtom } from 'jotai';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { DialogActions } from '../frame/dialog-actions.tsx';
import { texts } from './messages.ts';

interface EditorProps {
  replies: readonly SavedReply[];
  onClose: () => void;
}

/** Up to twenty texts, saved together. */
export function RepliesDialog({ replies, onClose }: EditorProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    Replies,
    async (body) => {
      const reply = await call('saveReplies', { body, quiet: pageErrorCodes });
      await cacheReply('readReplies', reply);
      toast({ tone: 'success', text: texts.done.replies });
      onClose();
    },
    { replies: replies.map((reply) => ({ ...reply })) },
  );
  const list = useFieldArray({ control: form.control, name: 'replies', keyName: 'key' });
  const { addRef, removeRow } = useRowRemoval();

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      locked={form.isSubmitting}
      title={texts.repliesTitle}
      footer={
        <DialogActions
          cancelLabel={texts.cancel}
          form={form.formId}
          isBusy={form.isSubmitting}
          onCancel={onClose}
        >
          {texts.save}
        </DialogActions>
      }
    >
      <Stack as="form" id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Text $size="small" $tone="muted">
          {texts.repliesIntro}
        </Text>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        {list.fields.map(({ key }, index) => (
          <Card key={key}>
            <Stack $gap={3}>
              <Field
                label={texts.replyTitle(index + 1)}
                required
                error={form.errorOf(`replies.${index}.title`)}
                {...form.register(`replies.${index}.title`)}
              />
              <TextArea
                label={texts.replyText(index + 1)}
                required
                limit={MESSAGE_LIMITS.textMax}
                error={form.errorOf(`replies.${index}.text`)}
                {...form.register(`replies.${index}.text`)}
              />
              <Button
                type="button"
                variant="quiet"
                size="small"
                aria-label={texts.removeReply(index + 1)}
                onClick={() => removeRow(() => list.remove(index))}
              >
                <Trash2 />
                {texts.drop}
              </Button>
            </Stack>
          </Card>
        ))}
        {list.fields.length < MESSAGE_LIMITS.repliesMost && (
          <Button
            ref={addRef}
            type="button"
            variant="secondary"
            onClick={() => list.append({ id: crypto.randomUUID(), title: '', text: '' })}
          >
            <Plus />
            {texts.addReply}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const [isEditing, setIsEditing] = useState(false);
  const { data } = useRead('readReplies', { quiet: pageErrorCodes });
  const replies = data?.data.replies ?? [];
  return (
    <>
      <Menu
        isFramed
        trigger={
          <>
            <MessageSquareText />
            {texts.replies}
          </>
        }
      >
        {replies.length === 0 && (
          <Text $size="small" $tone="muted">
            {texts.noReplies}
          </Text>
        )}
        {replies.map(({ id, title, text }) => (
          <MenuButton key={id} onClick={() => onInsert(text)}>
            {title}
          </MenuButton>
        ))}
        {data && (
          <MenuButton onClick={() => setIsEditing(true)}>
            <Pencil />
            {texts.editReplies}
          </MenuButton>
        )}
      </Menu>
      {isEditing && <RepliesDialog replies={replies} onClose={() => setIsEditing(false)} />}
    </>
  );
}
