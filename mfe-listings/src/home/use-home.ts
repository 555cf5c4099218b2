import { useRead } from '@pokriv/web-kit/api';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { homeReads } from './home-reads.ts';

/** Spec §9: what was read for the home page is kept for ten minutes after it was left. */
const KEPT_MS = 600_000;

const [{ name }] = homeReads();
const isHome = (key: unknown): boolean => Array.isArray(key) && key[0] === name;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Everything that the home page shows, by one read. */
export function useHome() {
  const { data, error, mutate } = useRead(name);
  const { mutate: mutateCache } = useSWRConfig();

  useEffect(() => {
    clearTimeout(forgetting);
    return () => {
      forgetting = setTimeout(() => void mutateCache(isHome, undefined, { revalidate: false }), KEPT_MS);
    };
  }, [mutateCache]);

  return { home: data?.data, error, retry: () => void mutate() };
}
