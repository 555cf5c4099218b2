import { useRead } from '@pokriv/web-kit/api';

import { homeReads } from './home-reads.ts';

const [{ name }] = homeReads();

export function useHome() {
  const { data, error, mutate } = useRead(name);
  return { home: data?.data, error, retry: () => void mutate() };
}
