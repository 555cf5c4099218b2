/** Nothing here is worth a moment of the first screen. */
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
 * Once, by the host, after its first screen stands: service worker, its notices, vitals. Only in a built shell: under a
 * development server there is no `/sw.js`.
 */
export function startPwa(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const start = async () => {
    await whenLoaded();
    await whenIdle();
    const { runPwa } = await import(/* webpackChunkName: "pwa" */ './run-pwa.tsx');
    runPwa();
  };
  start().catch((error: unknown) => console.error('the offline part did not start', error));
}
