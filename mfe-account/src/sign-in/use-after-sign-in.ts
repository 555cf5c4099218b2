import { useLocation, useSearchParams } from '@pokriv/web-kit/router';

import { safeRedirect } from './safe-redirect.ts';

/** Wanted path before the sign-in. */
export function useAfterSignIn(): string {
  const [params] = useSearchParams();
  const state = useLocation().state as { redirect?: unknown } | null;
  return safeRedirect(params.get('redirect'), state?.redirect);
}
