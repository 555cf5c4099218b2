import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { swrDefaults } from './api.ts';
import { startSession } from './identity.ts';
import { BrowserRouter, useRoutes, type RouteObject } from './router.ts';
import { markSessionKnown } from './session.ts';
import { markHydrated } from './mark-hydrated.ts';
import { StandaloneBar } from './standalone-bar.tsx';
import { FontFaces } from './ui/fonts.ts';
import { GlobalStyle } from './ui/global-style.ts';
import { Toasts } from './ui/toasts.tsx';

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Runs one slice without the shell (`npm run dev -w mfe-listings`), with real calls and a real sign-in. */
export function renderAlone(routes: RouteObject[]): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  startSession().catch((error: unknown) => {
    console.error('session: not started', error);
    markSessionKnown();
  });
  markHydrated('frame');
  markHydrated('page');
  createRoot(root).render(
    <StrictMode>
      <SWRConfig value={swrDefaults}>
        <FontFaces />
        <GlobalStyle />
        <BrowserRouter>
          <StandaloneBar />
          <Routes routes={routes} />
          <Toasts />
        </BrowserRouter>
      </SWRConfig>
    </StrictMode>,
  );
}
