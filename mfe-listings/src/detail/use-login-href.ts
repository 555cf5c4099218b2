import { useLocation } from '@pokriv/web-kit/router';

/** The way to sign in and back to this page. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return `/login?redirect=${encodeURIComponent(pathname + search)}`;
}
