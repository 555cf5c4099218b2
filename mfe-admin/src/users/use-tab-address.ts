import { pathTo } from '@pokriv/contracts/page';
import { pageNumber } from '@pokriv/contracts/page-number';
import { adminUser } from '@pokriv/contracts/pages';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { texts } from './messages.ts';

export type TabId = keyof typeof texts.tabs;

const isTab = (id: string | null): id is TabId => id !== null && Object.hasOwn(texts.tabs, id);

export function useTabAddress(userId: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('tab');
  const tab: TabId = isTab(wanted) ? wanted : 'data';
  const page = pageNumber(params.get('page'));
  const hrefOf = (id: string, at: number) => {
    const search = new URLSearchParams({
      ...(id !== 'data' && { tab: id }),
      ...(at > 1 && { page: String(at) }),
    }).toString();
    return pathTo(adminUser, userId) + (search && `?${search}`);
  };
  return {
    tab,
    page,
    hrefFor: (at: number) => hrefOf(tab, at),
    // Replaced: arrow keys over the tabs would fill the history.
    select: (id: string) => void navigate(hrefOf(id, 1), { replace: true }),
  };
}
