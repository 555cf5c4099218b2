import { onUserScroll } from './on-user-scroll.ts';

/** Upper limit of a smooth scroll, ms. */
const ARRIVED_MS = 1000;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the top, smoothly unless the user prefers reduced motion. A page that changes its height while loading
 * stops a smooth scroll halfway; the rest is then instant.
 * @returns a stop function
 */
export function scrollUp(): () => void {
  scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  const timer = setTimeout(() => {
    if (scrollY > 0) scrollTo({ top: 0, behavior: 'instant' });
    stop();
  }, ARRIVED_MS);
  const unsubscribe = onUserScroll(() => stop());
  function stop(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  return stop;
}
