import { swrDefaults } from '@pokriv/web-kit/api';
import { startSession } from '@pokriv/web-kit/identity';
import { BrowserRouter } from '@pokriv/web-kit/router';
import { sessionSettled } from '@pokriv/web-kit/session';
import { FontFaces } from '@pokriv/web-kit/ui/fonts';
import { GlobalStyle } from '@pokriv/web-kit/ui/global-style';
import { Toasts } from '@pokriv/web-kit/ui/toasts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { Layout } from './layout/layout.tsx';
import { ScrollToTop } from './layout/scroll-to-top.tsx';
import { findSlice, loadSlice } from './remotes.ts';
import { CurrentPage } from './router.tsx';
import { SessionErrors } from './session/session-errors.tsx';

// The slice of this address starts to load before React renders anything.
const first = findSlice(location.pathname);
if (first) loadSlice(first).catch(() => undefined);

startSession().catch((error: unknown) => {
  console.error('the session could not be read', error);
  sessionSettled();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <SWRConfig value={swrDefaults}>
      <FontFaces />
      <GlobalStyle />
      <BrowserRouter>
        <ScrollToTop />
        <SessionErrors />
        <Layout>
          <CurrentPage />
        </Layout>
        <Toasts />
      </BrowserRouter>
    </SWRConfig>
  </StrictMode>,
);
