import type { Block } from '../article/article.ts';

/** All pictures of guides are windows of one size (`e2e/guide-pictures.ts` takes them). */
const WINDOW = { width: 1060, height: 680 };

/** A picture as a block: what is seen, and what to look at. */
export const screen = (src: string, alt: string, caption: string): Block => ({
  picture: { src, ...WINDOW, alt, caption },
});
