import { expect, type Locator } from '@playwright/test';

export type Parts = Readonly<Record<string, Locator>>;

interface Box {
  name: string;
  x: number;
  y: number;
  right: number;
  bottom: number;
}

async function boxesOf(parts: Parts): Promise<Box[]> {
  const measured = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, box: await part.boundingBox() })),
  );
  return measured.map(({ name, box }) => {
    if (!box) throw new Error(`${name} is not shown`);
    const { x, y, width, height } = box;
    return { name, x, y, right: x + width, bottom: y + height };
  });
}

/** Overlaps under one pixel are adjacent edges. */
const areOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.x, other.x) >= 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) >= 1;

const outOfReach = (part: Locator): Promise<string[]> =>
  part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .filter((control) => control.checkVisibility() && control.getClientRects().length > 0)
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        const hit = document.elementFromPoint(x, y);
        return !(
          hit &&
          (control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit))
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** Expects that no parts overlap and that every control in them is clickable. */
export async function expectNothingCovered(parts: Parts): Promise<void> {
  await expect(async () => {
    const boxes = await boxesOf(parts);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => areOver(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(over).toEqual([]);
    for (const [name, part] of Object.entries(parts))
      expect({ [name]: await outOfReach(part) }).toEqual({ [name]: [] });
  }).toPass({ timeout: 20_000 });
}

export const expectReachable = (part: Locator): Promise<void> =>
  expect.poll(() => outOfReach(part)).toEqual([]);
