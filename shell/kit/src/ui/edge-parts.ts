/**
 * Keeps floating parts at the window's edges from overlapping (docs/adr/0020). Bars, cards and dialog actions are
 * sticky by CSS and register here; the notice and the toasts are positioned around them: at the lower edge, toasts of
 * wide screens below the header.
 */
import { topModal } from './modal-stack.ts';
import { aboveBarOf } from './tokens.ts';

/** Px. */
const GAP = 12;
const BAR = '--bottom-bar';
const PHONE = '(max-width: 699px)';

type Sticky = 'head' | 'bar' | 'card' | 'actions';
type Floating = 'notice' | 'toast';

const sticky: Record<Sticky, Set<HTMLElement>> = {
  head: new Set(),
  bar: new Set(),
  card: new Set(),
  actions: new Set(),
};
const floating = new Map<Floating, HTMLElement>();

const root = (): HTMLElement => document.documentElement;
/** Elements that get the variables: on the root, each change of one would style the whole page again. */
const followers = new Set<HTMLElement>();
const values = new Map<string, string>();

function follow(element: HTMLElement): () => void {
  followers.add(element);
  for (const [name, value] of values) element.style.setProperty(name, value);
  return () => followers.delete(element);
}

const isPx = (name: string, px: number): boolean => (values.get(name) ?? '0px') === `${Math.round(px)}px`;

const setPx = (name: string, px: number): void => {
  if (isPx(name, px)) return;
  const value = `${Math.round(px)}px`;
  values.set(name, value);
  for (const element of followers) element.style.setProperty(name, value);
  if (name === BAR) root().style.scrollPaddingBottom = aboveBarOf(value);
};

/** Safe-area inset at the bottom of a phone, px. */
const safeBottom = (): number => parseFloat(getComputedStyle(root()).getPropertyValue('--safe-bottom')) || 0;

const isStuck = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'absolute';

function rectsOf(...kinds: Sticky[]): DOMRect[] {
  const modal = topModal();
  return kinds
    .flatMap((kind) => [...sticky[kind]])
    .filter((element) => (!modal || modal.contains(element)) && isStuck(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height > 0 && top < innerHeight && bottom > 0);
}

/** @returns px from the lower edge to the lowest free place of this height */
function lowestFree(height: number, taken: readonly DOMRect[]): number {
  let from = safeBottom() + GAP;
  for (const { top, bottom } of taken.toSorted((one, other) => other.bottom - one.bottom)) {
    const isFree = from + height + GAP <= innerHeight - bottom || from >= innerHeight - top + GAP;
    if (!isFree) from = innerHeight - top + GAP;
  }
  return from;
}

const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= root().scrollHeight - 1;

/** Adds room below the end of the page for floating parts (`--bottom-room`); a page scrolled to its end stays there. */
function addBottomRoom(px: number): void {
  if (isPx('--bottom-room', px)) return;
  const wasAtEnd = isAtEnd();
  setPx('--bottom-room', px);
  if (wasAtEnd && !isAtEnd()) scrollTo({ top: root().scrollHeight, behavior: 'instant' });
}

const order: readonly Floating[] = ['notice', 'toast'];
const shownFloating = () =>
  order.flatMap((name) => {
    const height = floating.get(name)?.offsetHeight ?? 0;
    return height > 0 ? [{ name, height }] : [];
  });

function positionFloating(shown = shownFloating()): void {
  if (shown.length === 0) return addBottomRoom(0);
  const taken = rectsOf('bar', 'card', 'actions');
  let room = 0;
  for (const { name, height } of shown) {
    if (name === 'toast' && !matchMedia(PHONE).matches) {
      setPx('--toast-top', Math.max(0, ...rectsOf('head').map(({ bottom }) => bottom)) + GAP);
      continue;
    }
    const from = lowestFree(height, taken);
    setPx(`--${name}-bottom`, from);
    taken.push(new DOMRect(0, innerHeight - from - height, innerWidth, height));
    room += height + GAP;
  }
  addBottomRoom(room);
}

const reposition = (): void => positionFloating();

/** Also on scroll: sticky parts leave the edge at the end of the page. */
function update(shown = shownFloating()): void {
  for (const event of ['scroll', 'resize']) {
    if (shown.length > 0) addEventListener(event, reposition, { passive: true });
    else removeEventListener(event, reposition);
  }
  positionFloating(shown);
}

/** A watched part is a follower too. */
function watch(element: HTMLElement, onResize: () => void): () => void {
  const unfollow = follow(element);
  const observer = new ResizeObserver(onResize);
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    unfollow();
  };
}

const asSticky =
  (kind: Sticky) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const measure = (): void => {
      const newest = [...sticky[kind]].findLast(isStuck);
      const height = newest?.offsetHeight ?? 0;
      const shown = shownFloating();
      if (kind === 'bar') setPx(BAR, height);
      if (kind === 'card') setPx('--bottom-card', height && height + GAP);
      update(shown);
    };
    sticky[kind].add(element);
    element.dataset.stuck = kind;
    const stop = watch(element, measure);
    return () => {
      stop();
      sticky[kind].delete(element);
      measure();
    };
  };

const asFloating =
  (name: Floating) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    floating.set(name, element);
    const stop = watch(element, () => update());
    return () => {
      stop();
      floating.delete(name);
      update();
    };
  };

/** For elements whose styles use `aboveBar`, `--bottom-card` or `--bottom-room` and which do not register below. */
export const asEdgeFollower = (element: HTMLElement | null): (() => void) | undefined =>
  element ? follow(element) : undefined;

export const asHead = asSticky('head');
export const asBottomBar = asSticky('bar');
export const asBottomCard = asSticky('card');
export const asDialogActions = asSticky('actions');
export const asNotice = asFloating('notice');
export const asToasts = asFloating('toast');
