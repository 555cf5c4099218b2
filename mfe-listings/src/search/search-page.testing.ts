import { aCard } from '../a-card.testing.ts';
import { fakeApi } from '../page.testing.tsx';
import type { Reply } from '../search-field/a-reply.testing.ts';

const LIMIT = 24;

/**
 * Answers sentences with this reading and searches with one card of `total`.
 * @returns URLs of the requested results
 */
export function serveReading(reading: Reply | Promise<Reply>, total: number): string[] {
  const pagination = {
    ...{ page: 1, limit: LIMIT, total, totalPages: Math.ceil(total / LIMIT) },
    ...{ hasNext: total > LIMIT, hasPrev: false },
  };
  const asked: string[] = [];
  fakeApi(({ path }) => {
    if (path.startsWith('/api/properties/suggest')) return reading;
    if (path.startsWith('/api/properties?')) asked.push(decodeURIComponent(path));
    return { body: { success: true, data: [aCard()], pagination } };
  });
  return asked;
}

/** jsdom matches no media queries. */
export const screenThat = (matches: (query: string) => boolean) =>
  ((query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;

/** A phone, which jsdom cannot scroll. */
export function fakeNarrowScreen(): void {
  globalThis.scrollTo = () => undefined;
  globalThis.matchMedia = screenThat(() => false);
}
