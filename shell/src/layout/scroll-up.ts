import { onTakeover } from './on-takeover.ts';

/** By now a smooth movement has arrived, in ms. */
const ARRIVED_MS = 1000;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the top, smoothly unless a person wants less motion. A page that shrinks and grows while it loads stops the
 * browser's movement halfway: then the rest is done at once.
 * @returns how to stop
 */
export function scrollUp(): () => void {
  scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  const timer = setTimeout(() => {
    if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
    stop();
  }, ARRIVED_MS);
  const forget = onTakeover(() => stop());
  function stop(): void {
    clearTimeout(timer);
    forget();
  }
  return stop;
}
