import { swrDefaults } from '@pokriv/web-kit/api';
import type { InlineRead } from '@pokriv/web-kit/first-screen';
import { fallbackOf } from '@pokriv/web-kit/inline-reads';
import { useMarkHydrated } from '@pokriv/web-kit/mark-hydrated';
import { Toasts } from '@pokriv/web-kit/ui/toasts';
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { AppBoundary } from './app-boundary.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { PageFrame } from './page-frame.tsx';
import { CurrentPage } from './router.tsx';
import { SessionErrors } from './session/session-errors.tsx';
import type { LoadSlice } from './slice.tsx';

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
