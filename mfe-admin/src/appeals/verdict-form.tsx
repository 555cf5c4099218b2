import { AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { APPEAL_TEXT } from '@pokriv/contracts/moderation/appeal-states';
import type { DecisionKind } from '@pokriv/contracts/moderation/decision-kinds';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Heading, Notice, Stack } from '@pokriv/web-kit/ui';
import { RadioGroup, TextArea } from '@pokriv/web-kit/ui/forms';

import { SendHint } from '../deciding/send-hint.tsx';
import { texts } from './messages.ts';

const optionsFor = (kind: DecisionKind) => [
  { value: 'upheld', label: texts.outcomes.upheld.title, description: texts.outcomes.upheld.text },
  {
    value: 'overturned',
    label: texts.outcomes.overturned.title,
    description:
      kind === 'report_dismissed' ? texts.outcomes.overturned.ofReport : texts.outcomes.overturned.text,
  },
];

interface VerdictFormProps {
  kind: DecisionKind;
  /** Undone verdict, to prefill the form. */
  former: AppealVerdict | undefined;
  onDecide: (verdict: AppealVerdict) => void;
}

/** A verdict is final: the form lists the consequences of each outcome, and the reason is mailed. */
export function VerdictForm({ kind, former, onDecide }: VerdictFormProps) {
  const form = useForm(
    AppealVerdict,
    (verdict) => {
      onDecide(verdict);
      return Promise.resolve();
    },
    former,
  );
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate aria-labelledby="verdict">
      <Stack $gap={3}>
        <Heading as="h3" $size="lead" id="verdict">
          {texts.decide}
        </Heading>
        <RadioGroup
          label={texts.outcome}
          required
          options={optionsFor(kind)}
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
