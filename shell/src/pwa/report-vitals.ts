import type { Metric } from 'web-vitals';

/** Thresholds of good and poor, ms (web.dev); the library dropped FID in favour of INP. */
const FID_LIMITS = [100, 300] as const;

const INPUTS = ['pointerdown', 'keydown'];

const report = ({ name, value, rating }: Pick<Metric, 'value' | 'rating'> & { name: string }): void =>
  console.info(
    `[web-vitals] ${name} ${name === 'CLS' ? value.toFixed(4) : `${Math.round(value)} ms`} (${rating})`,
  );

function reportFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    observer.disconnect();
    const value = first.processingStart - first.startTime;
    const [good, poor] = FID_LIMITS;
    report({
      name: 'FID',
      value,
      rating: value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor',
    });
  });
  observer.observe({ type: 'first-input', buffered: true });
}

async function reportRest(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}

/**
 * Spec §2: performance metrics go only to the console. The library loads with the first press or key, which ends the
 * measuring of LCP, and reads earlier entries from the browser's buffer.
 */
export function reportVitals(): void {
  reportFirstInput();
  const start = () => {
    for (const type of INPUTS) removeEventListener(type, start, true);
    reportRest().catch((error: unknown) => console.warn('web vitals: not loaded', error));
  };
  for (const type of INPUTS) addEventListener(type, start, { capture: true, passive: true });
}
