import { AppealAnswer } from '@pokriv/contracts/moderation/appeal';
import { APPEAL_TEXT } from '@pokriv/contracts/moderation/appeal-states';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Notice, Stack } from '@pokriv/web-kit/ui';
import { TextArea } from '@pokriv/web-kit/ui/forms';
import { Send } from 'lucide-react';
import { useState } from 'react';

import { SendHint } from '../deciding/send-hint.tsx';
import { texts } from './messages.ts';

/** Sends a message without a verdict. */
export function AnswerForm({ onAnswer }: { onAnswer: (message: string) => Promise<void> }) {
  const [round, setRound] = useState(0);
  const form = useForm(AppealAnswer, async ({ message }, { getValues, reset }) => {
    const sent = getValues('message');
    await onAnswer(message);
    // typed meanwhile
    if (getValues('message') !== sent) return;
    reset({ message: '' });
    setRound((count) => count + 1);
  });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={3}>
        <TextArea
          key={round}
          label={texts.answer}
          hint={texts.answerHint}
          limit={APPEAL_TEXT.max}
          rows={4}
          required
          {...form.register('message')}
          error={form.errorOf('message')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Button variant="secondary" busy={form.isSubmitting}>
          {!form.isSubmitting && <Send />}
          {form.isSubmitting ? texts.sending : texts.send}
        </Button>
        <SendHint />
      </Stack>
    </form>
  );
}
