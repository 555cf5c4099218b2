import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Report, ReportResolution } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind, ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { call, refresh } from '@pokriv/web-kit/api';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { UndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';
import { closesListing } from './resolution.ts';

export interface Deciding {
  report: Report;
  action?: ReportResolutionKind;
  /** Verdict that was undone: its words are not lost. */
  former?: ReportResolution | undefined;
}

interface ReportWorkOptions {
  undo: UndoWindow;
  /** Reads the list again. */
  onChange: () => Promise<unknown>;
  /** Goes on to what is next, once a verdict waits to be sent. */
  onDecided: (report: Report, action: ReportResolutionKind) => void;
}

/** Another administrator changed the report first. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

const revalidate = (onChange: () => Promise<unknown>) =>
  Promise.all([onChange(), refresh('getReport', 'readReportStats', 'listAdminReports', 'readAdminWork')]);

export function useReportWork({ undo, onChange, onDecided }: ReportWorkOptions) {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busyId, setBusyId] = useState<string>();
  const [deciding, setDeciding] = useState<Deciding>();
  const undone = useRef(new Map<string, ReportResolution>());

  const move = async ({ id, status: from }: Report, status: ReportStatus) => {
    setBusyId(id);
    try {
      const { message } = await call('setReportStatus', {
        params: { id },
        body: { status, from },
        quiet: conflicts,
      });
      toast({ tone: 'success', text: message ?? texts.done });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The shell has shown any other error.
      if (conflicts.includes(error.code))
        toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
    }
    await revalidate(onChange);
    setBusyId(undefined);
  };
  const decide = (report: Report, action?: ReportResolutionKind): void =>
    setDeciding({ report, ...(action && { action }), former: undone.current.get(report.id) });

  return {
    busyId,
    deciding,
    undo,
    /** What was decided on the report, also with another one of its listing, while that can be undone or is being sent. */
    decidedOn: ({ id, propertyId }: Pick<Report, 'id' | 'propertyId'>): string | undefined =>
      undo.decidedOn(id) ?? undo.decidedOn(propertyId),
    choose: (report: Report, step: ReportStatus): void => {
      if (step === 'reviewed') void move(report, step);
      else decide(report, step === 'dismissed' ? 'dismiss' : undefined);
    },
    /** Opens the dialog with a verdict chosen. */
    decide,
    /** Leaves the verdict to its undo window. */
    resolve: (report: Report, resolution: ReportResolution): void => {
      const { id, propertyId, propertyTitle } = report;
      const { action, adminNotes } = resolution;
      setDeciding(undefined);
      undo.add({
        subjects: [
          {
            id,
            title: propertyTitle || texts.noTitle,
            send: (sending) => call('resolveReport', { ...sending, params: { id }, body: resolution }),
          },
        ],
        ...(closesListing(action) && { covers: [propertyId] }),
        done: () => texts.decided[action],
        sent: () => texts.resolved,
        ...(adminNotes && { written: adminNotes }),
        onUndo: () => {
          undone.current.set(id, resolution);
          void navigate(pathname + search);
        },
        onSent: () => revalidate(onChange),
      });
      onDecided(report, action);
    },
    cancel: (): void => setDeciding(undefined),
  };
}
export type ReportWork = ReturnType<typeof useReportWork>;
