import { expireRemembered } from '@pokriv/web-kit/cookie-choice';
import { createRoot } from 'react-dom/client';

import { followThemeColor } from './follow-theme-color.ts';
import { Notices } from './notices.tsx';
import { registerWorker } from './register-worker.ts';
import { reportVitals } from './report-vitals.ts';
import { offerUpdate } from './update-offer.ts';

/** A separate React root, never rendered on the server. */
function showNotices(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Notices />);
}

export function runPwa(): void {
  void expireRemembered();
  reportVitals();
  followThemeColor();
  // Suppresses the install banner; the browser's menu still offers to install.
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  showNotices();
  if (!('serviceWorker' in navigator)) return;
  registerWorker(navigator.serviceWorker, { onUpdate: offerUpdate }).catch((error: unknown) =>
    console.warn('service worker: not registered', error),
  );
}
