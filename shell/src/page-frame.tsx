import { boot } from '@pokriv/web-kit/boot';
import * as pages from '@pokriv/contracts/pages';
import { useLocation } from '@pokriv/web-kit/router';
import type { ReactNode } from 'react';

import { Layout } from './layout/layout.tsx';

export function PageFrame({ children }: { children: ReactNode }) {
  const isPopup = useLocation().pathname === pages.googleChooser.path && boot().authEmulator;
  return isPopup ? children : <Layout>{children}</Layout>;
}
