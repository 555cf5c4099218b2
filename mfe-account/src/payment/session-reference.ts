import { useSearchParams } from '@pokriv/web-kit/router';

/** Longer ones than the provider's are somebody's joke. */
const REFERENCE_MAX = 200;

/** Which payment the provider has sent the person back from: `?session_id=`; `''` when it does not say. */
export function useSessionReference(): string {
  const [params] = useSearchParams();
  return (params.get('session_id') ?? '').trim().slice(0, REFERENCE_MAX);
}
