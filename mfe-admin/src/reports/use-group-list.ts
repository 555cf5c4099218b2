import type { ReportGroup } from '@pokriv/contracts/moderation/report';
import { reportTypes } from '@pokriv/contracts/moderation/report-states';
import { useRead } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import type { Filter } from '../table/filter.ts';
import { useTableAddress } from '../table/use-table-address.ts';
import { texts } from './messages.ts';
import { REPORTS_PATH } from './view-switch.tsx';

const filters: readonly Filter[] = [{ name: 'type', label: texts.type, options: reportTypes }];
/** Query parameter of the open listing. */
const OPEN = 'listing';

/**
 * Page of reported listings and the open one, both in the address.
 * @param isDecided true for a group without undecided reports; such groups are skipped
 */
export function useGroupList(isDecided: (group: ReportGroup) => boolean) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useTableAddress({ path: REPORTS_PATH, filters, sorts: {}, defaultSort: '' });
  const list = useRead('listReportGroups', { query: address.listQuery, swr: fresh });
  const rows = list.data?.data ?? [];
  const openId = params.get(OPEN) ?? undefined;
  const group = rows.find(({ propertyId }) => propertyId === openId);
  const ahead = rows.filter((row) => row === group || !isDecided(row));
  const index = ahead.findIndex((row) => row === group);
  const listAddress = address.hrefFor(address.page);
  const addressOf = (id: string) => `${listAddress}${listAddress.includes('?') ? '&' : '?'}${OPEN}=${id}`;
  const previous = ahead[index - 1]?.propertyId;
  const next = ahead[index + 1]?.propertyId;

  return {
    address,
    list,
    rows,
    openId,
    group,
    listAddress,
    addressOf,
    previous,
    next,
    /** Opens the next listing, or else the previous one. */
    goOn: (): void => {
      const neighbour = next ?? previous;
      void navigate(neighbour ? addressOf(neighbour) : listAddress);
    },
  };
}

export type GroupList = ReturnType<typeof useGroupList>;
