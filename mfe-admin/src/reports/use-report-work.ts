import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Report, ReportResolution } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind, ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

export interface Deciding {
  report: Report;
  action?: ReportResolutionKind;
}

export interface ReportWork {
  busyId: string | undefined;
  deciding: Deciding | undefined;
  choose: (report: Report, step: ReportStatus) => void;
  /** Opens the dialog with a verdict chosen. */
  decide: (report: Report, action: ReportResolutionKind) => void;
  /** @throws AppError when the decision failed and can be retried */
  resolve: (report: Report, resolution: ReportResolution) => Promise<void>;
  cancel: () => void;
}

/** Another administrator changed the report first. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

export function useReportWork(onChange: () => Promise<unknown>): ReportWork {
  const toast = useSetAtom(toastAtom);
  const [busyId, setBusyId] = useState<string>();
  const [deciding, setDeciding] = useState<Deciding>();

  const revalidate = () =>
    Promise.all([onChange(), refresh('getReport', 'readReportStats', 'listAdminReports', 'readAdminWork')]);
  const attempt = async (change: () => Promise<{ message?: string | undefined }>) => {
    try {
      const { message } = await change();
      toast({ tone: 'success', text: message ?? texts.done });
    } catch (error) {
      if (!(error instanceof AppError) || !conflicts.includes(error.code)) throw error;
      toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
    }
    setDeciding(undefined);
    await revalidate();
  };

  const move = async ({ id, status: from }: Report, status: ReportStatus) => {
    setBusyId(id);
    const body = { status, from };
    await attempt(() => call('setReportStatus', { params: { id }, body, quiet: conflicts })).catch(
      revalidate,
    );
    setBusyId(undefined);
  };

  return {
    busyId,
    deciding,
    choose: (report, step) => {
      if (step === 'reviewed') void move(report, step);
      else setDeciding({ report, ...(step === 'dismissed' && { action: 'dismiss' }) });
    },
    decide: (report, action) => setDeciding({ report, action }),
    resolve: ({ id }, body) =>
      attempt(() => call('resolveReport', { params: { id }, body, quiet: conflicts })),
    cancel: () => setDeciding(undefined),
  };
}
