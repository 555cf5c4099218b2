import {
  sides,
  threadLabels,
  type Side,
  type ThreadLabel,
} from '@pokriv/contracts/conversation/conversation-rules';
import { pathTo } from '@pokriv/contracts/page';
import { pageNumber } from '@pokriv/contracts/page-number';
import * as pages from '@pokriv/contracts/pages';
import { useNavigate, useParams, useSearchParams } from '@pokriv/web-kit/router';

const keyOf = <Key extends string>(table: Readonly<Record<Key, string>>, text: string | null) =>
  text !== null && Object.hasOwn(table, text) ? (text as Key) : undefined;

const ID = /^[\w-]{1,64}$/u;

export interface InboxFilters {
  side: Side | undefined;
  listingId: string | undefined;
  label: ThreadLabel | undefined;
  unread: boolean;
  archived: boolean;
  query: string;
  page: number;
}

function filtersOf(params: URLSearchParams): InboxFilters {
  const listingId = params.get('listingId') ?? '';
  return {
    side: keyOf(sides, params.get('side')),
    listingId: ID.test(listingId) ? listingId : undefined,
    label: keyOf(threadLabels, params.get('label')),
    unread: params.get('unread') === 'true',
    archived: params.get('archived') === 'true',
    query: (params.get('query') ?? '').trim().slice(0, 100),
    page: pageNumber(params.get('page')),
  };
}

function searchOf({ side, listingId, label, unread, archived, query, page }: InboxFilters): string {
  const search = new URLSearchParams();
  if (side) search.set('side', side);
  if (listingId) search.set('listingId', listingId);
  if (label) search.set('label', label);
  if (unread) search.set('unread', 'true');
  if (archived) search.set('archived', 'true');
  if (query) search.set('query', query);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}

/** Filters and open thread in the address; opening a thread keeps the filters. */
export function useInboxAddress() {
  const { id: threadId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(params);
  const path = threadId === undefined ? pages.messages.path : pathTo(pages.thread, threadId);
  const { side, listingId, label, unread, archived, query } = filters;
  return {
    threadId,
    filters,
    isNarrowed: Boolean(side ?? listingId ?? label) || unread || archived || query !== '',
    /** Sets filters and resets the page to 1. */
    choose: (change: Partial<InboxFilters>) =>
      void navigate(path + searchOf({ ...filters, page: 1, ...change }), { preventScrollReset: true }),
    clear: () => void navigate(path, { preventScrollReset: true }),
    hrefForPage: (page: number) => path + searchOf({ ...filters, page }),
    hrefForThread: (id: string) => pathTo(pages.thread, id) + searchOf(filters),
    listHref: pages.messages.path + searchOf(filters),
  };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
