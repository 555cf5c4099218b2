import { useRead } from '@pokriv/web-kit/api';

/** One that was just taken is made by another service: it is asked for so often and so long. */
const AGAIN_MS = 1000;
const PATIENCE_MS = 30_000;

/** A promotion that nothing was paid for, and when it was taken, in ms. */
export interface Taken {
  id: string;
  at: number;
}

/** The promotions of a listing, the newest first; asked for again until the one that was taken is among them. */
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
