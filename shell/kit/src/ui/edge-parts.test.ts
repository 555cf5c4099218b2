import {
  asBottomBar,
  asBottomCard,
  asDialogActions,
  asEdgeFollower,
  asHead,
  asNotice,
  asToasts,
} from './edge-parts.ts';
import { enterModalStack } from './modal-stack.ts';

/** A phone of 390 × 800 px. */
const HIGH = 800;

function part(top: number, height: number, parent: HTMLElement = document.body): HTMLElement {
  const element = parent.appendChild(document.createElement('div'));
  jest.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height);
  jest
    .spyOn(element, 'getBoundingClientRect')
    .mockImplementation(
      () => ({ top, height, bottom: top + height, left: 0, right: 390, width: 390 }) as DOMRect,
    );
  return element;
}

let follower: HTMLElement;
/** Variable of a follower, px. */
const px = (name: string): number => parseFloat(follower.style.getPropertyValue(`--${name}`) || '0');

let leave: ((() => void) | undefined)[];
const shown = (...refs: ((() => void) | undefined)[]) => leave.push(...refs);

let observers: (() => void)[];
const resize = () => observers.forEach((measure) => measure());

describe('parts at an edge of the window', () => {
  const usual = globalThis.ResizeObserver;
  let isPhone: boolean;

  beforeEach(() => {
    follower = document.createElement('footer');
    leave = [asEdgeFollower(follower)];
    observers = [];
    isPhone = true;
    Object.assign(globalThis, {
      innerHeight: HIGH,
      matchMedia: () => ({ matches: isPhone }),
      DOMRect: class {
        readonly left: number;
        readonly top: number;
        readonly height: number;
        readonly bottom: number;
        constructor(left: number, top: number, _width: number, height: number) {
          this.left = left;
          this.top = top;
          this.height = height;
          this.bottom = top + height;
        }
      },
      ResizeObserver: class {
        constructor(measure: () => void) {
          observers.push(measure);
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    for (const stop of leave) stop?.();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('style');
    globalThis.ResizeObserver = usual;
  });

  it('stack: bar, card, notice, toasts', () => {
    shown(
      asBottomBar(part(720, 80)),
      asBottomCard(part(600, 108)),
      asToasts(part(0, 60)),
      asNotice(part(0, 40)),
    );
    resize();
    expect([px('bottom-bar'), px('bottom-card')]).toEqual([80, 120]);
    expect(document.documentElement.style.scrollPaddingBottom).toContain('80px');
    expect(px('notice-bottom')).toBe(HIGH - 600 + 12);
    expect(px('toast-bottom')).toBe(HIGH - 600 + 12 + 40 + 12);
    expect(px('bottom-room')).toBe(60 + 12 + 40 + 12);
  });

  it('use the edge below a bar that leaves them just enough room', () => {
    shown(asBottomBar(part(636, 80)), asToasts(part(0, 60)));
    resize();
    expect(px('toast-bottom')).toBe(12);
    leave.pop()?.();
    shown(asToasts(part(0, 61)));
    resize();
    expect(px('toast-bottom')).toBe(HIGH - 636 + 12);
  });

  it.each([
    ['at the end of the page', 1200, 1],
    ['a pixel above the end', 1199, 1],
    ['two pixels above the end', 1198, 0],
    ['at the start of a page without scrolling', 0, 0],
  ])('keep a window %s where it is', (_, scrolled, times) => {
    const page = { height: scrolled === 0 ? HIGH : 2000 };
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    Object.assign(globalThis, { scrollY: scrolled });
    const set = CSSStyleDeclaration.prototype.setProperty;
    // The added room lengthens the page, as in a browser's layout.
    const grow = jest.spyOn(follower.style, 'setProperty').mockImplementation(function (
      this: CSSStyleDeclaration,
      name,
      value,
    ) {
      if (name === '--bottom-room') page.height += parseFloat(value ?? '0');
      set.call(this, name, value);
    });
    shown(asNotice(part(0, 40)));
    resize();
    expect(scrollTo).toHaveBeenCalledTimes(times);
    grow.mockRestore();
    jest.restoreAllMocks();
    Object.assign(globalThis, { scrollY: 0 });
  });

  it('use the edge below a bar that has scrolled away', () => {
    shown(asBottomBar(part(500, 80)), asToasts(part(0, 60)));
    resize();
    expect(px('toast-bottom')).toBe(12);
  });

  it('stay above a bar that has scrolled away too little', () => {
    shown(asBottomBar(part(660, 80)), asToasts(part(0, 60)));
    resize();
    expect(px('toast-bottom')).toBe(HIGH - 660 + 12);
  });

  it('avoid the actions of an open dialog, not the bar behind it', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const close = enterModalStack(dialog);
    shown(asBottomBar(part(600, 200)), asDialogActions(part(740, 60, dialog)), asToasts(part(0, 60)));
    resize();
    expect(px('toast-bottom')).toBe(HIGH - 740 + 12);
    close();
  });

  it('of a wide screen: toasts stand below header and banner', () => {
    isPhone = false;
    shown(asHead(part(0, 65)), asHead(part(65, 50)), asToasts(part(0, 60)));
    resize();
    expect(px('toast-top')).toBe(65 + 50 + 12);
    expect(px('bottom-room')).toBe(0);
  });

  it('style and measure nothing more while nothing floats', () => {
    const toasts = part(0, 0);
    const bar = part(720, 80);
    shown(asToasts(toasts), asBottomBar(bar));
    const set = jest.spyOn(follower.style, 'setProperty');
    const measured: string[] = [];
    jest.spyOn(toasts, 'offsetHeight', 'get').mockImplementation(() => {
      measured.push(`after ${set.mock.calls.length} writes`);
      return 0;
    });
    observers.at(-1)?.();
    expect(set.mock.calls).toEqual([['--bottom-bar', '80px']]);
    expect(measured).toEqual(['after 0 writes']);
    expect(bar.getBoundingClientRect).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('give their values to followers of each kind, never to the root, where a variable styles the whole page', () => {
    const bar = part(720, 80);
    const notice = part(0, 40);
    shown(asBottomBar(bar), asNotice(notice));
    resize();
    const late = document.createElement('div');
    shown(asEdgeFollower(late));
    for (const element of [follower, bar, notice, late]) {
      expect(element.style.getPropertyValue('--bottom-bar')).toBe('80px');
      expect(element.style.getPropertyValue('--notice-bottom')).toBe(`${HIGH - 720 + 12}px`);
    }
    expect(document.documentElement.getAttribute('style')).toMatch(/^scroll-padding-bottom: [^;]*;$/u);
  });

  it('free their room when they unmount', () => {
    shown(asNotice(part(0, 40)));
    resize();
    expect(px('bottom-room')).toBe(52);
    leave.pop()?.();
    expect(px('bottom-room')).toBe(0);
  });
});
