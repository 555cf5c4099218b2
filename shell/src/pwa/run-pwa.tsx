import { expireRemembered } from '@pokriv/web-kit/cookie-choice';
import { createRoot } from 'react-dom/client';

import { followThemeColor } from './follow-theme-color.ts';
import { Notices } from './notices.tsx';
import { registerWorker } from './register-worker.ts';
import { reportVitals } from './report-vitals.ts';
import { offerUpdate } from './update-offer.ts';

/** A tree of its own, so that nothing of it is rendered on the server or waited for. */
function showNotices(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Notices />);
}

/** The part of the page that can wait. */
export function runPwa(): void {
  void expireRemembered();
  reportVitals();
  followThemeColor();
  // The browser offers to install in its own menu; nothing of ours jumps up for it.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  showNotices();
  if (!('serviceWorker' in navigator)) return;
  registerWorker(navigator.serviceWorker, { onUpdate: offerUpdate }).catch((error: unknown) =>
    console.warn('no service worker: the page works without one', error),
  );
}
