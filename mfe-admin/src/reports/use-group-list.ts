import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import type { Filter } from '../table/filter.ts';
import { useTableAddress } from '../table/use-table-address.ts';
import { texts } from './messages.ts';
import { REPORTS_PATH } from './view-switch.tsx';

const filters: readonly Filter[] = [{ name: 'type', label: texts.type, options: reportTypes }];
/** Listing whose reports are open beside the list. */
const OPEN = 'listing';

/** Reported listings of the page and the open one, both in the address. */
export function useGroupList() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useTableAddress({ path: REPORTS_PATH, filters, sorts: {}, defaultSort: '' });
  const list = useRead('listReportGroups', { query: address.listQuery, swr: fresh });
  const rows = list.data?.data ?? [];
  const openId = params.get(OPEN) ?? undefined;
  const index = rows.findIndex(({ propertyId }) => propertyId === openId);
  const listAddress = address.hrefFor(address.page);
  const addressOf = (id: string) => `${listAddress}${listAddress.includes('?') ? '&' : '?'}${OPEN}=${id}`;
  const previous = rows[index - 1]?.propertyId;
  const next = rows[index + 1]?.propertyId;

  return {
    address,
    list,
    rows,
    openId,
    group: rows[index],
    listAddress,
    addressOf,
    previous: index === -1 ? undefined : previous,
    next: index === -1 ? rows[0]?.propertyId : next,
    /** Reads the list again; once the open listing has no open reports, its neighbour is opened. */
    goOn: async (): Promise<void> => {
      const read = await list.mutate();
      const isLeft = read?.data.some(({ propertyId }) => propertyId === openId);
      if (openId === undefined || read === undefined || isLeft) return;
      const neighbour = next ?? previous;
      await navigate(neighbour ? addressOf(neighbour) : listAddress, { replace: true });
    },
  };
}

export type GroupList = ReturnType<typeof useGroupList>;
