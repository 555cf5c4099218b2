import { lazy, Suspense, useState } from 'react';

import { useHasRecent } from '../recent/has-recent.ts';

/** Lazy, because a first visit has none. */
const RecentlyViewed = lazy(() =>
  import(/* webpackChunkName: "recent" */ '../recent/recently-viewed.tsx').then(
    ({ RecentlyViewed: listings }) => ({ default: listings }),
  ),
);

/** Stays after the list is cleared, since that has an undo. */
export function HomeRecent() {
  const hasRecent = useHasRecent();
  const [hadRecent, setHadRecent] = useState(hasRecent);
  if (hasRecent && !hadRecent) setHadRecent(true);
  return (
    hadRecent && (
      <Suspense fallback={null}>
        <RecentlyViewed />
      </Suspense>
    )
  );
}
