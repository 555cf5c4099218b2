import type { Page } from '@playwright/test';

type Finger = readonly [x: number, y: number];

export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
}

/** Swipes sideways; positions in px of the window. */
export async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const touch = await touchScreen(page);
  await touch('touchStart', [from, y]);
  for (const share of [0.1, 0.25, 0.5, 0.75, 0.9, 1])
    await touch('touchMove', [from + (to - from) * share, y]);
  await touch('touchEnd');
}

export async function doubleTap(page: Page, at: Finger) {
  const touch = await touchScreen(page);
  for (let times = 0; times < 2; times += 1) {
    await touch('touchStart', at);
    await touch('touchEnd');
  }
}
