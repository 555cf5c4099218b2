import { unstable_serialize as serialize, useSWRConfig, type Middleware } from 'swr';

/** Drops the previous key's data when the read of the new key fails, so that the page shows the error. */
const dropPreviousOnError: Middleware = (useNext) => (key, read, config) => {
  const { cache } = useSWRConfig();
  const result = useNext(key, read, config);
  if (!result.error || cache.get(serialize(key))?.data !== undefined) return result;
  return { ...result, data: undefined };
};

/** SWR options that keep the previous data on screen until the reply of another query, or its error, arrives. */
export const keepPrevious = { keepPreviousData: true, use: [dropPreviousOnError] };
