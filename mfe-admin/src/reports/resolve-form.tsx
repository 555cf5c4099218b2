import { ExplainedResolution, type ReportResolution } from '@pokriv/contracts/moderation/report';
import { reportResolutions } from '@pokriv/contracts/moderation/report-states';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { RadioGroup, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { AskFirst, useAskFirst } from '../deciding/ask-first.tsx';
import { withCanned } from '../deciding/canned-reason.ts';
import { FormEnd } from '../deciding/form-end.tsx';
import { endOf, NOTES_LIMIT, TermChoice, type SuspensionTerm } from '../deciding/suspension-term.tsx';
import { texts } from './messages.ts';
import { cannedOf, needsConfirmation, allCannedNotes } from './resolution.ts';
import type { Deciding } from './use-report-work.ts';

const actionOptions = (Object.keys(reportResolutions) as (keyof typeof reportResolutions)[]).map((value) => ({
  value,
  label: reportResolutions[value],
  description: texts.effects[value],
}));

interface ResolveFormProps {
  deciding: Deciding;
  onResolve: (resolution: ReportResolution) => Promise<void>;
  onCancel: () => void;
}

export function ResolveForm({ deciding: { report, action: first }, onResolve, onCancel }: ResolveFormProps) {
  const [term, setTerm] = useState<SuspensionTerm>('none');
  const asking = useAskFirst();
  const form = useForm(
    ExplainedResolution,
    async (resolution) => {
      if (needsConfirmation(resolution.action) && !asking.isConfirmed()) return;
      const until = resolution.action === 'suspend_owner' ? endOf(term) : null;
      await onResolve({ ...resolution, ...(until && { until }) });
    },
    { adminNotes: '', ...(first && { action: first }) },
  );
  const action = useWatch({ control: form.control, name: 'action' });
  const notes = useWatch({ control: form.control, name: 'adminNotes' });
  const canned = cannedOf(action);
  const isSent = action !== undefined && action !== 'dismiss';

  const takeCanned = (text: string) =>
    form.setValue('adminNotes', withCanned(notes, text, allCannedNotes), {
      shouldValidate: form.formState.isSubmitted,
    });

  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Text $tone="muted">
          {report.propertyTitle || texts.noTitle} · {report.reason}
        </Text>
        <RadioGroup
          label={texts.action}
          required
          options={actionOptions}
          {...form.register('action', { onChange: () => takeCanned('') })}
          error={form.errorOf('action')}
        />
        {action === 'suspend_owner' && <TermChoice label={texts.term} term={term} onChange={setTerm} />}
        {canned.length > 0 && (
          <Select
            label={texts.canned}
            placeholder={texts.cannedPlaceholder}
            options={canned.map((text) => ({ value: text, label: text }))}
            value={canned.includes(notes) ? notes : ''}
            onChange={({ target }) => takeCanned(target.value)}
          />
        )}
        <TextArea
          label={isSent ? texts.ownerText : texts.notes}
          hint={isSent ? texts.notesSent : texts.notesKept}
          limit={NOTES_LIMIT}
          rows={4}
          required
          {...form.register('adminNotes')}
          value={notes}
          error={form.errorOf('adminNotes')}
        />
        <FormEnd
          form={form}
          submit={action ? texts.submit[action] : texts.submitNone}
          isDangerous={needsConfirmation(action)}
          onCancel={onCancel}
        />
      </Stack>
      {needsConfirmation(action) && (
        <AskFirst
          asking={asking}
          title={texts.sure[action]}
          message={texts.effects[action]}
          confirmLabel={texts.submit[action]}
          onSubmit={form.onSubmit}
        />
      )}
    </form>
  );
}
