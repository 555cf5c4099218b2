import { expireRemembered } from '@pokriv/web-kit/cookie-choice';
import { createRoot } from 'react-dom/client';

import { Notices } from './notices.tsx';
import { registerWorker } from './register-worker.ts';
import { reportVitals } from './report-vitals.ts';
import { offerUpdate } from './update-offer.ts';

/** Matches the browser's toolbar to the theme, also when it differs from the system's. */
export function followThemeColor(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [lightMeta, darkMeta] = metas;
  if (!lightMeta || !darkMeta) return;
  const [light, dark] = [lightMeta.content, darkMeta.content];
  const paint = () => {
    const isDark = document.documentElement.classList.contains('dark');
    for (const meta of metas) meta.content = isDark ? dark : light;
  };
  paint();
  new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ['class'] });
}

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
