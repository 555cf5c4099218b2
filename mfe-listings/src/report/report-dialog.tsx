import { AppError } from '@pokriv/contracts/errors';
import { NewReport } from '@pokriv/contracts/moderation/report';
import { REPORT_LIMITS, reportTypes } from '@pokriv/contracts/moderation/report-states';
import { call } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { reportTexts } from './messages.ts';

const TYPES = Object.entries(reportTypes).map(([value, label]) => ({ value, label }));

/** Spec §8: each field error as „param: msg“, otherwise the server's message or a fallback. */
function failureTexts(error: unknown): string[] {
  if (!(error instanceof AppError)) return [reportTexts.failed];
  const { errors = [], isWordless = false } = error.body;
  if (errors.length > 0) return errors.map(({ param, msg }) => `${param}: ${msg}`);
  return [isWordless ? reportTexts.failed : error.message];
}

interface ReportDialogProps {
  propertyId: string;
  onClose: () => void;
}

/** Reports a listing (spec §5). Cannot be closed while sending. */
export function ReportDialog({ propertyId, onClose }: ReportDialogProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    NewReport,
    async (body) => {
      try {
        await call('fileReport', { body, quiet: pageErrorCodes });
      } catch (error) {
        for (const text of failureTexts(error)) toast({ tone: 'error', text });
        throw error;
      }
      toast({ tone: 'success', text: reportTexts.sent });
      onClose();
    },
    { propertyId, reportType: 'other', reason: '', description: '' },
  );
  const reasonLength = useWatch({ control: form.control, name: 'reason' }).length;

  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.isSubmitting}
      title={reportTexts.title}
      footer={
        <>
          <Button type="button" variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {reportTexts.cancel}
          </Button>
          <Button form={form.formId} busy={form.isSubmitting}>
            {form.isSubmitting ? reportTexts.sending : reportTexts.send}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form.formId} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Text $tone="muted" $size="small">
          {reportTexts.intro}
        </Text>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Select
          label={reportTexts.type}
          options={TYPES}
          required
          error={form.errorOf('reportType')}
          {...form.register('reportType')}
        />
        <Field
          label={reportTexts.reason}
          placeholder={reportTexts.reasonPlaceholder}
          required
          aside={
            <Text as="span" $size="tiny" $tone="muted">
              {`${reasonLength} / ${REPORT_LIMITS.reasonMax}`}
            </Text>
          }
          error={form.errorOf('reason')}
          {...form.register('reason')}
        />
        <TextArea
          label={reportTexts.description}
          hint={reportTexts.descriptionHint}
          limit={REPORT_LIMITS.descriptionMax}
          error={form.errorOf('description')}
          {...form.register('description')}
        />
      </Stack>
    </Dialog>
  );
}
