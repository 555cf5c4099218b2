import { onUserScroll } from './on-user-scroll.ts';

/** Upper limit of a smooth scroll, ms. */
const ARRIVED_MS = 1000;
/** A smooth scroll that still runs on the compositor undoes an instant one: the place is read again, ms. */
const AGAIN_MS = 250;
const TRIES = 8;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the top, smoothly unless the user prefers reduced motion. A page that changes its height while loading
 * stops a smooth scroll halfway; the rest is then instant.
 * @returns a stop function
 */
export function scrollUp(): () => void {
  scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  let timer = setTimeout(arrive, ARRIVED_MS);
  const unsubscribe = onUserScroll(() => stop());
  let tries = 0;
  function arrive(): void {
    if (scrollY === 0 || tries === TRIES) {
      stop();
      return;
    }
    tries += 1;
    scrollTo({ top: 0, behavior: 'instant' });
    timer = setTimeout(arrive, AGAIN_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  return stop;
}
