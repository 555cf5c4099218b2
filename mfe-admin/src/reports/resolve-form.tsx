import { ExplainedResolution, type ReportResolution } from '@pokriv/contracts/moderation/report';
import { reportResolutions } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Button, Notice, Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { AskFirst, useAskFirst } from '../deciding/ask-first.tsx';
import { withCanned } from '../deciding/canned-reason.ts';
import { RemarkPicker } from '../deciding/remark-picker.tsx';
import { SendHint } from '../deciding/send-hint.tsx';
import { endOf, NOTES_LIMIT, TermChoice, termOf } from '../deciding/suspension-term.tsx';
import { fresh } from '../list/fresh.ts';
import { texts as common } from '../messages.ts';
import { texts } from './messages.ts';
import { cannedOf, needsConfirmation, allCannedNotes } from './resolution.ts';
import { ReporterSays } from './reporter-says.tsx';
import type { Deciding } from './use-report-work.ts';

const actionOptions = (Object.keys(reportResolutions) as (keyof typeof reportResolutions)[]).map((value) => ({
  value,
  label: reportResolutions[value],
  description: texts.effects[value],
}));

interface ResolveFormProps {
  deciding: Deciding;
  onResolve: (resolution: ReportResolution) => void;
  onCancel: () => void;
}

/** Verdict dialog; its buttons stand below the scrolled fields. */
export function ResolveForm({
  deciding: { report, action: first, former },
  onResolve,
  onCancel,
}: ResolveFormProps) {
  const chosen = first ?? former?.action;
  const [term, setTerm] = useState(() => termOf(former?.until));
  const asking = useAskFirst();
  const form = useForm(
    ExplainedResolution,
    ({ remarks, ...resolution }) => {
      if (needsConfirmation(resolution.action) && !asking.isConfirmed()) return Promise.resolve();
      const until = resolution.action === 'suspend_owner' ? endOf(term) : null;
      const isReturned = resolution.action === 'request_changes';
      onResolve({
        ...resolution,
        ...(until && { until }),
        ...(isReturned && remarks && { remarks }),
      });
      return Promise.resolve();
    },
    {
      adminNotes: former?.adminNotes ?? '',
      ...(former?.remarks && { remarks: former.remarks }),
      ...(chosen && { action: chosen }),
    },
  );
  const action = useWatch({ control: form.control, name: 'action' });
  const notes = useWatch({ control: form.control, name: 'adminNotes' });
  const remarks = useWatch({ control: form.control, name: 'remarks' }) ?? [];
  const listing = useRead('getProperty', {
    params: { id: report.propertyId },
    isEnabled: action === 'request_changes',
    swr: fresh,
  });
  const canned = cannedOf(action);
  const isSent = action !== undefined && action !== 'dismiss';

  const takeCanned = (text: string) =>
    form.setValue('adminNotes', withCanned(notes, text, allCannedNotes), {
      shouldValidate: form.formState.isSubmitted,
    });

  return (
    <Dialog
      open
      wide
      title={texts.decide}
      onClose={onCancel}
      footer={
        <>
          <Button type="button" variant="quiet" disabled={form.isSubmitting} onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button
            form={form.formId}
            variant={needsConfirmation(action) ? 'danger' : 'primary'}
            busy={form.isSubmitting}
          >
            {form.isSubmitting ? common.saving : action ? texts.submit[action] : texts.submitNone}
          </Button>
        </>
      }
    >
      <form id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack $gap={5}>
          <ReporterSays report={report} />
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
          {action === 'request_changes' && (
            <RemarkPicker
              images={listing.data?.data.images ?? []}
              remarks={remarks}
              onChange={(changed) =>
                form.setValue('remarks', changed.length > 0 ? changed : undefined, {
                  shouldValidate: form.formState.isSubmitted,
                })
              }
              errorOf={(index) => form.errorOf(`remarks.${index}.text`)}
            />
          )}
          {form.failure && <Notice tone="danger">{form.failure}</Notice>}
          <SendHint />
        </Stack>
      </form>
      {needsConfirmation(action) && (
        <AskFirst
          asking={asking}
          title={texts.sure[action]}
          message={texts.effects[action]}
          confirmLabel={texts.submit[action]}
          onSubmit={form.onSubmit}
        />
      )}
    </Dialog>
  );
}
