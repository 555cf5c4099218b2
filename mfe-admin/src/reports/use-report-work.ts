import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Report, ReportResolution } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind, ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';

/** The report that is being decided, and what is chosen from the start. */
export interface Deciding {
  report: Report;
  action?: ReportResolutionKind;
}

export interface ReportWork {
  /** The report that is being moved. */
  busyId: string | undefined;
  deciding: Deciding | undefined;
  /** Moves a report at once, or asks for the decision that closes it. */
  choose: (report: Report, step: ReportStatus) => void;
  /** @throws AppError when the decision was not taken and can be tried again */
  resolve: (report: Report, resolution: ReportResolution) => Promise<void>;
  cancel: () => void;
}

/** Somebody else was quicker. */
const overtaken: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

/** What is done with reports, wherever they are shown. @param onChange what is on screen is old */
export function useReportWork(onChange: () => Promise<unknown>): ReportWork {
  const toast = useSetAtom(toastAtom);
  const [busyId, setBusyId] = useState<string>();
  const [deciding, setDeciding] = useState<Deciding>();

  const readAnew = () => Promise.all([onChange(), refresh('getReport', 'readReportStats')]);
  const attempt = async (change: () => Promise<{ message?: string | undefined }>) => {
    try {
      const { message } = await change();
      toast({ tone: 'success', text: message ?? texts.done });
    } catch (error) {
      if (!(error instanceof AppError) || !overtaken.includes(error.code)) throw error;
      toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
    }
    setDeciding(undefined);
    await readAnew();
  };

  const move = async ({ id, status: from }: Report, status: ReportStatus) => {
    setBusyId(id);
    const body = { status, from };
    await attempt(() => call('setReportStatus', { params: { id }, body, quiet: overtaken })).catch(
      // The failed call was told by the page's host; the list shows how things stand.
      readAnew,
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
    resolve: ({ id }, body) =>
      attempt(() => call('resolveReport', { params: { id }, body, quiet: overtaken })),
    cancel: () => setDeciding(undefined),
  };
}
