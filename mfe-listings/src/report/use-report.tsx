import { currentSession, useSession } from '@pokriv/web-kit/session';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { hasWish, keepWish, takeWish, useSignInFor, type WishedListing } from '../sign-in-wish.ts';

const ReportDialog = lazy(() =>
  import(/* webpackChunkName: "report" */ './report-dialog.tsx').then(({ ReportDialog: component }) => ({
    default: component,
  })),
);

/**
 * Report dialog, reset on every opening: render `view`, call `open`. A visitor signs in first and returns to the open
 * dialog.
 */
export function useReport(listing: WishedListing): { open: () => void; view: ReactNode } {
  const { id } = listing;
  const { status } = useSession();
  const signInFor = useSignInFor('report');
  const [isWanted, setIsWanted] = useState(false);
  const [seen, setSeen] = useState<typeof status>('loading');
  if (seen !== status) {
    setSeen(status);
    if (status === 'signed-in' && hasWish('report', id)) setIsWanted(true);
  }

  const signIn = () => {
    keepWish('report', id);
    signInFor(listing);
  };
  // Pressed while the session was loading: visitors go to sign-in.
  const settle = useEffectEvent(() => {
    if (status === 'visitor' && isWanted) signIn();
    if (status === 'signed-in') takeWish('report', id);
  });
  useEffect(() => {
    if (status !== 'loading') settle();
  }, [status, id]);

  return {
    open: () => (currentSession().status === 'visitor' ? signIn() : setIsWanted(true)),
    view: isWanted && status === 'signed-in' && (
      <Suspense fallback={null}>
        <ReportDialog propertyId={id} onClose={() => setIsWanted(false)} />
      </Suspense>
    ),
  };
}
