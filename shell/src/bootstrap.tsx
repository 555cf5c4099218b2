import { boot } from '@pokriv/web-kit/boot';
import { startSession } from '@pokriv/web-kit/identity';
import { giveInline } from '@pokriv/web-kit/inline-reads';
import { BrowserRouter } from '@pokriv/web-kit/router';
import { markSessionKnown } from '@pokriv/web-kit/session';
import { markHydrated } from '@pokriv/web-kit/mark-hydrated';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { BASE_STYLES_ID } from './base-styles-id.ts';
import { reportUncaught } from './errors/report-error.ts';
import { startPwa } from './pwa/start-pwa.ts';
import { loadSlice } from './remotes.ts';
import { restyleAfterResize } from './restyle-after-resize.ts';
import { followAccountCurrency } from './session/account-currency.ts';
import { findSlice } from './slice-of-address.ts';

reportUncaught();
restyleAfterResize();

const first = findSlice(location.pathname);
if (first) loadSlice(first).catch(() => undefined);

startSession().catch((error: unknown) => {
  console.error('session: not started', error);
  markSessionKnown();
});

followAccountCurrency();

const root = document.getElementById('root');
const { reads = [] } = boot();
giveInline(reads);
function show(BaseStyles?: ComponentType): void {
  if (!root) throw new Error('index.html has no #root');
  const app = (
    <App
      inRouter={(page) => <BrowserRouter>{page}</BrowserRouter>}
      loadSlice={loadSlice}
      reads={reads}
      BaseStyles={BaseStyles}
    />
  );
  if (root.hasChildNodes()) {
    // A transition yields to the page every few milliseconds.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) =>
          console.error('hydration: mismatch with the server-rendered page', error),
      });
    });
  } else {
    markHydrated('page');
    createRoot(root).render(app);
  }
  startPwa();
}

if (document.getElementById(BASE_STYLES_ID)) show();
else {
  import(/* webpackChunkName: "base-styles" */ './base-styles.tsx').then(
    ({ BaseStyles }) => show(BaseStyles),
    (error: unknown) => {
      console.error('base styles: not loaded', error);
      show();
    },
  );
}
