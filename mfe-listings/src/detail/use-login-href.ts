import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useLocation } from '@pokriv/web-kit/router';

export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return comingBack(pages.login, pathname + search);
}
