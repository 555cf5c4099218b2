import { useRead } from '@pokriv/web-kit/api';

/** Spec §9: featured limit 6. */
export const RECOMMENDED = 6;

/** Featured listings, filled up with the newest when there are too few of them. */
export function useRecommended() {
  const featured = useRead('searchProperties', { query: { featured: 'true', limit: String(RECOMMENDED) } });
  const chosen = featured.data?.data;
  const isShort = chosen !== undefined && chosen.length < RECOMMENDED;
  const newest = useRead('searchProperties', {
    query: { sort: 'newest', limit: String(RECOMMENDED) },
    isEnabled: isShort,
  });
  const isReady =
    chosen !== undefined && (!isShort || newest.data !== undefined || newest.error !== undefined);
  const fresh = newest.data?.data.filter(({ id }) => !chosen?.some((card) => card.id === id)) ?? [];
  return {
    cards: isReady ? [...chosen, ...fresh].slice(0, RECOMMENDED) : undefined,
    error: featured.error,
    retry: () => void featured.mutate(),
  };
}
