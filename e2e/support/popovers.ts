import { expect, type Page } from '@playwright/test';

/** Box of an opened part in px of the window, with its overflow. */
interface OpenedBox {
  trigger: string;
  missing?: string;
  /** In the browser's top layer; otherwise a disclosure in the page. */
  floats: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Overflow of its content, in px. */
  cut: number;
  /** Sideways overflow of the page, in px. */
  sideways: number;
}

/**
 * Opens, measures and closes every visible trigger in turn; of more than six, the first and last three.
 */
function openEach(page: Page): Promise<OpenedBox[]> {
  return page.evaluate(async () => {
    const FRAMES = 120;
    const CLOSING = 12;
    const MANY = 6;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async (holds: () => boolean, frames = FRAMES): Promise<boolean> => {
      for (let count = 0; count < frames && !holds(); count += 1) await frame();
      return holds();
    };
    const isOpen = (trigger: Element) => trigger.getAttribute('aria-expanded') === 'true';

    const measure = (trigger: Element, box: HTMLElement) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return {
        trigger: trigger.getAttribute('aria-label') ?? trigger.textContent,
        floats: box.matches(':popover-open'),
        ...{ left, top, right, bottom },
        cut: Math.max(
          // a sheet scrolls its own content
          ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
            ? 0
            : box.scrollHeight - box.clientHeight,
          box.scrollWidth - box.clientWidth,
        ),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    };
    const isInside = (box: HTMLElement) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    const close = async (trigger: HTMLElement) => {
      const isClosed = () => !isOpen(trigger);
      const within = document.activeElement ?? trigger;
      within.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      // A pin closes with the next frames: a click before would open it again.
      if (await until(isClosed, CLOSING)) return;
      trigger.click();
      await until(isClosed);
    };

    const open = async (trigger: HTMLElement) => {
      trigger.scrollIntoView({ block: 'nearest' });
      trigger.focus();
      trigger.click();
      const name = trigger.getAttribute('aria-label') ?? trigger.textContent;
      const nothing = {
        trigger: name,
        floats: false,
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
        cut: 0,
        sideways: 0,
      };
      if (!(await until(() => isOpen(trigger)))) return { ...nothing, missing: 'does not open' };
      const id = trigger.getAttribute('aria-controls');
      const target = id ? document.getElementById(id) : null;
      const box = target?.closest<HTMLElement>('[popover]') ?? target;
      if (!box) return { ...nothing, missing: 'has no aria-controls' };
      if (box.getClientRects().length === 0) return { ...nothing, missing: 'opens nothing' };
      await Promise.allSettled(box.getAnimations().map(({ finished }) => finished));
      await until(() => isInside(box) || !box.matches(':popover-open'));
      const measured = measure(trigger, box);
      await close(trigger);
      return measured;
    };

    const place = document.querySelector('dialog[open]') ?? document;
    const shown = [...place.querySelectorAll<HTMLElement>('[aria-expanded="false"]')].filter(
      (trigger) => trigger.checkVisibility() && trigger.getClientRects().length > 0,
    );
    const chosen = shown.filter((_, index) => index < MANY / 2 || index >= shown.length - MANY / 2);
    const boxes = [];
    for (const trigger of chosen) boxes.push(await open(trigger));
    return boxes;
  });
}

/**
 * Expects that every popover of the page opens inside the window, with nothing of it cut off.
 * @returns how many of them are in the top layer
 */
export async function expectPopoversInside(page: Page, where: string): Promise<number> {
  await expect(page.locator('[aria-expanded="false"]').filter({ visible: true }).first()).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxes = await openEach(page);
  const isInside = ({ left, right, top, bottom, floats }: OpenedBox) =>
    left >= 0 && right <= width && (!floats || (top >= 0 && bottom <= height));
  const wrong = boxes.filter((box) => box.missing || !isInside(box) || box.cut > 1 || box.sideways > 0);
  expect({ [where]: wrong }).toEqual({ [where]: [] });
  expect(boxes.length, where).toBeGreaterThan(0);
  return boxes.filter(({ floats }) => floats).length;
}
