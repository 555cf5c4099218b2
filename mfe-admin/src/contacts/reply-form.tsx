import { ContactReply } from '@pokriv/contracts/moderation/contact';
import { contactGreeting } from '@pokriv/contracts/moderation/contact-states';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { SendHint } from '../deciding/send-hint.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { texts } from './messages.ts';

const LIMIT = 5000;

interface ReplyFormProps {
  id: string;
  name: string;
  onReply: (message: string) => Promise<void>;
}

/** Reply by mail. The draft survives a reload until it is sent. */
export function ReplyForm({ id, name, onReply }: ReplyFormProps) {
  const [draft] = useState(() => readDraft(id));
  const form = useForm(
    ContactReply,
    async ({ message }, { getValues, reset }) => {
      const sent = getValues('message');
      await onReply(message);
      // typed meanwhile
      if (getValues('message') !== sent) return;
      keepDraft(id, '');
      reset({ message: '' });
    },
    { message: draft },
  );
  const field = form.register('message', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) => keepDraft(id, target.value),
  });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={3}>
        <Text $size="small" $tone="muted">
          {texts.greeting(contactGreeting(name))}
        </Text>
        <TextArea
          label={texts.answer}
          hint={texts.answerHint}
          limit={LIMIT}
          rows={5}
          required
          {...field}
          error={form.errorOf('message')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Button busy={form.isSubmitting}>
          {!form.isSubmitting && <Send />}
          {form.isSubmitting ? texts.sending : texts.send}
        </Button>
        <SendHint />
      </Stack>
    </form>
  );
}
