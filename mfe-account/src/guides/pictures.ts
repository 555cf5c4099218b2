import type { Block } from '../article/article.ts';

/** Size of every guide picture; `e2e/screenshots.ts` takes them. */
const WINDOW = { width: 1060, height: 680 };

export const screen = (src: string, alt: string, caption: string): Block => ({
  picture: { src, ...WINDOW, alt, caption },
});
