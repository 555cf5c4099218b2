import * as pages from '@pokriv/contracts/pages';
import { swrDefaults } from '@pokriv/web-kit/api';
import { boot } from '@pokriv/web-kit/boot';
import type { InlineRead } from '@pokriv/web-kit/first-screen';
import { fallbackOf } from '@pokriv/web-kit/inline-reads';
import { useMarkHydrated } from '@pokriv/web-kit/mark-hydrated';
import { useLocation } from '@pokriv/web-kit/router';
import { Toasts } from '@pokriv/web-kit/ui/toasts';
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { AppBoundary } from './app-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { CurrentPage } from './router.tsx';
import { SessionErrors } from './session/session-errors.tsx';
import type { LoadSlice } from './slice.tsx';

function PageFrame({ children }: { children: ReactNode }) {
  const isPopup = useLocation().pathname === pages.googleChooser.path && boot().authEmulator;
  return isPopup ? children : <Layout>{children}</Layout>;
}

export interface AppProps {
  inRouter: (page: ReactNode) => ReactNode;
  loadSlice: LoadSlice;
  reads?: readonly InlineRead[];
  /** Absent when the HTML includes them. */
  BaseStyles?: ComponentType;
}

/** The same tree in the browser and on the server, as hydration requires. */
export function App({ inRouter, loadSlice, reads = [], BaseStyles }: AppProps) {
  useMarkHydrated('frame');
  const [config] = useState(() => ({ ...swrDefaults, fallback: fallbackOf(reads) }));
  return (
    <StrictMode>
      <SWRConfig value={config}>
        {BaseStyles && <BaseStyles />}
        {inRouter(
          <AppBoundary>
            <ScrollToTop />
            <SessionErrors />
            <PageFrame>
              <CurrentPage loadSlice={loadSlice} />
            </PageFrame>
            <Toasts />
          </AppBoundary>,
        )}
      </SWRConfig>
    </StrictMode>
  );
}
