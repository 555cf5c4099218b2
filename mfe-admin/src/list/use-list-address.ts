import { pageNumber } from '@pokriv/contracts/page-number';
import { useSearchParams } from '@pokriv/web-kit/router';

export const ALL = 'all';
export type StatusChoice<Status extends string> = Status | typeof ALL;

export interface ListAddress<Status extends string> {
  choice: StatusChoice<Status>;
  /** Undefined means any status. */
  status: Status | undefined;
  page: number;
  query: string;
  /** Changed query string of the list, `?status=…`; another status or query resets the page to 1. */
  searchFor: (change: { status?: StatusChoice<Status>; page?: number; query?: string }) => string;
}

export function useListAddress<Status extends string>(
  statuses: Readonly<Record<Status, string>>,
  byDefault: NoInfer<StatusChoice<Status>>,
): ListAddress<Status> {
  const [params] = useSearchParams();
  const wanted = params.get('status');
  const choice =
    wanted === ALL || (wanted !== null && Object.hasOwn(statuses, wanted))
      ? (wanted as StatusChoice<Status>)
      : byDefault;
  const page = pageNumber(params.get('page'));
  const query = params.get('query')?.trim() ?? '';

  return {
    choice,
    status: choice === ALL ? undefined : choice,
    page,
    query,
    searchFor: (change) => {
      const isSameList = change.status === undefined && change.query === undefined;
      const next = { status: choice, query, page: isSameList ? page : 1, ...change };
      const search = new URLSearchParams();
      if (next.status !== byDefault) search.set('status', next.status);
      if (next.query) search.set('query', next.query);
      if (next.page > 1) search.set('page', String(next.page));
      const text = search.toString();
      return text ? `?${text}` : '';
    },
  };
}
