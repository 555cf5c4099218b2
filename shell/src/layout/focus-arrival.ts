import { onTakeover } from './on-takeover.ts';

/** A page that has shown no heading by now gets the focus as a whole, in ms. */
const PATIENCE_MS = 5000;

interface Arriving {
  /** The page that was left by Back or Forward: a link to it is where the person was before. */
  cameBackFrom: string | undefined;
  onArrival: () => void;
}

const content = (): HTMLElement | null => document.getElementById('content');

/** The page, or a dialog over it, has put the focus somewhere itself. */
function isTaken(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  return activeElement.closest('main, dialog') !== null && activeElement !== content();
}

/** The section that the address names. */
function sectionOf(): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return id ? (content()?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null) : null;
}

function targetOf(heading: HTMLElement, cameBackFrom: string | undefined): HTMLElement {
  const links = cameBackFrom ? (content()?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? []) : [];
  const link = [...links].find(({ pathname, offsetParent }) => pathname === cameBackFrom && offsetParent);
  return link ?? sectionOf() ?? heading;
}

/** The focus moves without scrolling: where the page stands is settled by `scroll-to-top.tsx`. */
function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/**
 * Gives the focus to the heading of the page as soon as it is there; a person who does something meanwhile keeps it.
 * @returns how to stop waiting
 */
export function focusArrival({ cameBackFrom, onArrival }: Arriving): () => void {
  const settle = (target: HTMLElement | null | undefined): void => {
    stop();
    if (target && !isTaken()) focusOn(target);
    onArrival();
  };
  const look = (): void => {
    const heading = content()?.querySelector<HTMLElement>('h1');
    if (heading) settle(targetOf(heading, cameBackFrom));
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => settle(content()), PATIENCE_MS);
  const forget = onTakeover(() => settle(undefined));
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    forget();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
