import { useRead } from '@pokriv/web-kit/api';

/** Polling interval and limit, ms: a promotion bought with a credit is created asynchronously. */
const AGAIN_MS = 1000;
const PATIENCE_MS = 30_000;

/** Promotion bought with a credit, and the time in ms. */
export interface Taken {
  id: string;
  at: number;
}

/** Newest first; polled until the new one is listed. */
export function useOwnPromotions(id: string, taken: Taken | undefined) {
  const { data, error, mutate } = useRead('listPromotions', {
    params: { id },
    swr: {
      dedupingInterval: 0,
      refreshInterval: (latest) => {
        const isThere = !taken || latest?.data.some((one) => one.id === taken.id);
        return isThere || Date.now() - taken.at > PATIENCE_MS ? 0 : AGAIN_MS;
      },
    },
  });
  const promotions = data?.data;
  return {
    promotions,
    error,
    retry: () => void mutate(),
    isPreparing: taken !== undefined && !promotions?.some((one) => one.id === taken.id),
  };
}
