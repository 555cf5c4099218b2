import { useLocation, useRoutes } from '@pokriv/web-kit/router';

import { findSlice } from './remotes.ts';
import { shellRoutes } from './pages/routes.tsx';
import { Slice } from './slice.tsx';

function ShellPages() {
  return useRoutes(shellRoutes);
}

/** The page for the address: a slice's, or one of the shell's own. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const slice = findSlice(pathname);
  return slice ? <Slice key={slice} name={slice} /> : <ShellPages />;
}
