import { onUserScroll } from '@pokriv/web-kit/on-user-scroll';

/** Timeout for the heading, ms; then the whole page gets the focus. */
const TIMEOUT_MS = 5000;

interface Arriving {
  cameBackFrom: string | undefined;
  onArrival: () => void;
}

const content = (): HTMLElement | null => document.getElementById('content');

function isTaken(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  return activeElement.closest('main, dialog') !== null && activeElement !== content();
}

function sectionOf(): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return id ? (content()?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null) : null;
}

function targetOf(heading: HTMLElement, cameBackFrom: string | undefined): HTMLElement {
  const links = cameBackFrom ? (content()?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? []) : [];
  const link = [...links].find(({ pathname, offsetParent }) => pathname === cameBackFrom && offsetParent);
  return link ?? sectionOf() ?? heading;
}

/** Without scrolling: `scroll-to-top.tsx` sets the scroll position. */
function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Focuses the page's heading once rendered, unless the user acts first. @returns cancels the wait */
export function focusArrival({ cameBackFrom, onArrival }: Arriving): () => void {
  const finish = (target: HTMLElement | null | undefined): void => {
    stop();
    if (target && !isTaken()) focusOn(target);
    onArrival();
  };
  const check = (): void => {
    const heading = content()?.querySelector<HTMLElement>('h1');
    if (heading) finish(targetOf(heading, cameBackFrom));
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => finish(content()), TIMEOUT_MS);
  const unsubscribe = onUserScroll(() => finish(undefined));
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    unsubscribe();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return stop;
}
