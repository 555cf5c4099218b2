import { useSession } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { reportTexts } from './messages.ts';

const ReportDialog = lazy(() =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then(({ ReportDialog: component }) => ({
    default: component,
  })),
);

/** The report dialog of a listing, made anew with every opening: render `view`, call `open`. */
export function useReport(propertyId: string): { open: () => void; view: ReactNode } {
  const { status } = useSession();
  const toast = useSetAtom(toastAtom);
  const [isWanted, setIsWanted] = useState(false);
  const refuse = () => toast({ tone: 'error', text: reportTexts.mustSignIn });

  // Asked for before it was known who is here, it opens, or is refused, as soon as that is known.
  const refuseLate = useEffectEvent(() => {
    if (isWanted) refuse();
  });
  useEffect(() => {
    if (status === 'visitor') refuseLate();
  }, [status]);

  return {
    open: () => (status === 'visitor' ? refuse() : setIsWanted(true)),
    view: isWanted && status === 'signed-in' && (
      <Suspense fallback={null}>
        <ReportDialog propertyId={propertyId} onClose={() => setIsWanted(false)} />
      </Suspense>
    ),
  };
}
