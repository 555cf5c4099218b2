/**
 * Chromium (156) keeps the results of media queries from before a resize when the sheet changes between the resize and
 * the next frame, as it does while components render for the first time. An inserted and deleted at-rule makes it
 * evaluate the sheet's queries again.
 */
export function restyleAfterResize(): void {
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
    sheet?.insertRule('@media not all{}');
    sheet?.deleteRule(0);
  });
}
