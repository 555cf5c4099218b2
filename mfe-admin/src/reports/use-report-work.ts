import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { Report, ReportResolution } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind, ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import type { UndoWindow } from '../undo/use-undo-window.ts';
import { texts } from './messages.ts';
import { nameHandler } from './name-handler.ts';
import { closesListing } from './resolution.ts';

export interface Deciding {
  report: Report;
  action?: ReportResolutionKind;
  /** Undone verdict, to prefill the form. */
  former?: ReportResolution | undefined;
}

interface ReportWorkOptions {
  undo: UndoWindow;
  /** Revalidates the list. */
  onChange: () => Promise<unknown>;
  /** Moves on while the verdict is in its undo window. */
  onDecided: (report: Report, action: ReportResolutionKind) => void;
}

/** A concurrent change by another administrator. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

const revalidate = (onChange: () => Promise<unknown>) =>
  Promise.all([
    onChange(),
    refresh(
      'getReport',
      'getProperty',
      'readModerationFile',
      'readReportStats',
      'listAdminReports',
      'readAdminWork',
    ),
  ]);

export function useReportWork({ undo, onChange, onDecided }: ReportWorkOptions) {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busyId, setBusyId] = useState<string>();
  const [deciding, setDeciding] = useState<Deciding>();
  const undone = useRef(new Map<string, ReportResolution>());

  const move = async (report: Report, status: ReportStatus) => {
    const { id, status: from } = report;
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
      if (conflicts.includes(error.code)) {
        const first = await nameHandler(report, { quiet: pageErrorCodes });
        toast({ tone: 'error', text: texts.changedMeanwhile(first ?? error.message) });
      }
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
    /** Label of the decision on the report or on its whole listing, in the undo window or being sent. */
    decidedOn: ({ id, propertyId }: Pick<Report, 'id' | 'propertyId'>): string | undefined =>
      undo.decidedOn(id) ?? undo.decidedOn(propertyId),
    choose: (report: Report, step: ReportStatus): void => {
      if (step === 'reviewed') void move(report, step);
      else decide(report, step === 'dismissed' ? 'dismiss' : undefined);
    },
    /** Opens the dialog, with a preselected verdict if given. */
    decide,
    /** Starts the undo window of the verdict. */
    resolve: (report: Report, resolution: ReportResolution): void => {
      const { id, propertyId, propertyTitle } = report;
      const { action, adminNotes } = resolution;
      setDeciding(undefined);
      undo.add({
        subjects: [
          {
            id,
            title: propertyTitle,
            send: (sending) => call('resolveReport', { ...sending, params: { id }, body: resolution }),
          },
        ],
        ...(closesListing(action) && { covers: [propertyId] }),
        done: () => texts.decided[action],
        sent: () => texts.resolved,
        ...(adminNotes && { written: adminNotes }),
        nameFirst: (_id, sending) => nameHandler(report, sending),
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
