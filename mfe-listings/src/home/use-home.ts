import { useRead } from '@pokriv/web-kit/api';

import { homeReads } from './home-reads.ts';

const [{ name }] = homeReads();

/** All data of the home page in one read. */
export function useHome() {
  const { data, error, mutate } = useRead(name);
  return { home: data?.data, error, retry: () => void mutate() };
}
