import { useSearchParams } from '@pokriv/web-kit/router';

const REFERENCE_MAX = 200;

/** `?session_id=` of the address; `''` when absent. */
export function useSessionReference(): string {
  const [params] = useSearchParams();
  return (params.get('session_id') ?? '').trim().slice(0, REFERENCE_MAX);
}
