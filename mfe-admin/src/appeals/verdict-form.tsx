import { AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { APPEAL_TEXT } from '@pokriv/contracts/moderation/appeal-states';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Heading, Notice, Stack } from '@pokriv/web-kit/ui';
import { RadioGroup, TextArea } from '@pokriv/web-kit/ui/forms';

import { SendHint } from '../deciding/send-hint.tsx';
import { texts } from './messages.ts';

const outcomes = (['upheld', 'overturned'] as const).map((value) => ({
  value,
  label: texts.outcomes[value].title,
  description: texts.outcomes[value].text,
}));

/** Final: the consequences stand under each outcome, and the reason is mailed. */
export function VerdictForm({ onDecide }: { onDecide: (verdict: AppealVerdict) => Promise<void> }) {
  const form = useForm(AppealVerdict, onDecide);
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate aria-labelledby="verdict">
      <Stack $gap={3}>
        <Heading as="h3" $size="lead" id="verdict">
          {texts.decide}
        </Heading>
        <RadioGroup
          label={texts.outcome}
          required
          options={outcomes}
          {...form.register('outcome')}
          error={form.errorOf('outcome')}
        />
        <TextArea
          label={texts.why}
          hint={texts.whyHint}
          limit={APPEAL_TEXT.max}
          rows={4}
          required
          {...form.register('reason')}
          error={form.errorOf('reason')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.saving : texts.save}</Button>
        <SendHint />
      </Stack>
    </form>
  );
}
