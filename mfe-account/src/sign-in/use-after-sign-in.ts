import { useLocation, useSearchParams } from '@pokriv/web-kit/router';

import { safeRedirect } from './safe-redirect.ts';

/** The path that the person wanted before the sign-in came in between. */
export function useAfterSignIn(): string {
  const [params] = useSearchParams();
  const state = useLocation().state as { redirect?: unknown } | null;
  return safeRedirect(params.get('redirect'), state?.redirect);
}
