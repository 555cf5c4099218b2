import { useRead } from '@pokriv/web-kit/api';

export function useHome() {
  const { data, error, mutate } = useRead('readHomePage');
  return { home: data?.data, error, retry: () => void mutate() };
}
