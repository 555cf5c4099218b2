import type { Report } from '@pokriv/contracts/report';
import type { ReportStatus } from '@pokriv/contracts/report-states';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from '../messages.ts';

/** A status that needs a note first (decisions §6). */
export type ClosingStatus = 'resolved' | 'dismissed';
export interface Closing {
  report: Report;
  status: ClosingStatus;
}

/** Moves reports on: closing one asks for a note first. @param onChange what is on screen is old */
export function useReportSteps(onChange: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [busyId, setBusyId] = useState<string>();
  const [closing, setClosing] = useState<Closing>();

  const move = async (report: Report, status: ReportStatus, adminNotes: string) => {
    setBusyId(report.id);
    try {
      await call('setReportStatus', { params: { id: report.id }, body: { status, adminNotes } });
      toast({ tone: 'success', text: texts.report.done });
      setClosing(undefined);
      await onChange();
    } finally {
      setBusyId(undefined);
    }
  };

  const choose = (report: Report, status: ReportStatus) => {
    if (status === 'resolved' || status === 'dismissed') return setClosing({ report, status });
    // The failed call was told by the page's host; the list shows how things stand.
    move(report, status, report.adminNotes).catch(() => onChange());
  };

  return { busyId, closing, choose, move, cancel: () => setClosing(undefined) };
}
