/** iPadOS reports itself as a Mac; a Mac has no touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** iOS supports push only for a site opened from the home screen. */
export const isBeforeHomeScreen = (): boolean =>
  isApplePhone() && !matchMedia('(display-mode: standalone)').matches;
