import { useLocation, useRoutes } from '@pokriv/web-kit/router';
import { markHydrated } from '@pokriv/web-kit/mark-hydrated';
import { useLayoutEffect, useRef } from 'react';

import { shellRoutes } from './pages/routes.tsx';
import { findSlice } from './slice-of-address.ts';
import { Slice, type LoadSlice } from './slice.tsx';

function ShellPages() {
  return useRoutes(shellRoutes());
}

export function CurrentPage({ loadSlice }: { loadSlice: LoadSlice }) {
  const { pathname } = useLocation();
  const slice = findSlice(pathname);
  const first = useRef(slice);

  useLayoutEffect(() => {
    if (slice !== first.current) markHydrated('page');
  }, [slice]);

  return slice ? <Slice key={slice} name={slice} load={loadSlice} /> : <ShellPages />;
}
