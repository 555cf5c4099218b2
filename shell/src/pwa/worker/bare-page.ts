import type { Currency } from '@pokriv/contracts/money';

import type { SliceFiles } from './update-slice-cache.ts';

/** Cached page without a first screen, for offline use. */
export const BARE_PAGE = '/index.html';

const BOOT = /<script[^>]*\bid="boot"[^>]*>(?<json>[\s\S]*?)<\/script>/u;

interface PageBoot {
  slices?: Record<string, SliceFiles>;
  siteCurrency?: Currency;
}

export function bootOf(html: string): PageBoot | undefined {
  try {
    return JSON.parse(BOOT.exec(html)?.groups?.json ?? '') as PageBoot;
  } catch {
    return undefined;
  }
}
