import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Good and poor in ms (web.dev); the library dropped FID in favour of INP. */
const FID_LIMITS = [100, 300] as const;

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

/** Spec §2: performance metrics are only written to the console. */
export function reportVitals(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  reportFirstInput();
}
