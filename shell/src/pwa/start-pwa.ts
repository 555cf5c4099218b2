/** Starts in idle time, so as not to delay the first screen. */
const IDLE_LIMIT_MS = 5000;

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, 1000);
  });

/**
 * Called once by the host after its first screen: service worker, notices, vitals. Production only: a development
 * server has no `/sw.js`.
 */
export function startPwa(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const start = async () => {
    await whenLoaded();
    await whenIdle();
    const { runPwa } = await import(/* webpackChunkName: "pwa" */ './run-pwa.tsx');
    runPwa();
  };
  start().catch((error: unknown) => console.error('pwa: not started', error));
}
