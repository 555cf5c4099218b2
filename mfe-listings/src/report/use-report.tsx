import { sessionAtom } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { reportTexts } from './messages.ts';

const ReportDialog = lazy(() =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then(({ ReportDialog: component }) => ({
    default: component,
  })),
);

/** The report dialog of a listing, made anew with every opening: render `view`, call `open`. */
export function useReport(propertyId: string): { open: () => void; view: ReactNode } {
  const session = useAtomValue(sessionAtom);
  const toast = useSetAtom(toastAtom);
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => {
      if (session.status === 'signed-in') setIsOpen(true);
      if (session.status === 'visitor') toast({ tone: 'error', text: reportTexts.mustSignIn });
    },
    view: isOpen && (
      <Suspense fallback={null}>
        <ReportDialog propertyId={propertyId} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
