import { pageNumber } from '@pokriv/contracts/page-number';
import * as pages from '@pokriv/contracts/pages';
import {
  paymentKinds,
  paymentStatuses,
  type PaymentKind,
  type PaymentStatus,
} from '@pokriv/contracts/billing/payment-states';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

export const HISTORY_TAB = 'payments';

interface Filters {
  kind: PaymentKind | undefined;
  status: PaymentStatus | undefined;
  page: number;
}

const keyOf = <Key extends string>(table: Readonly<Record<Key, string>>, text: string | null) =>
  text !== null && Object.hasOwn(table, text) ? (text as Key) : undefined;

function addressOf({ kind, status, page }: Filters): string {
  const search = new URLSearchParams({ tab: HISTORY_TAB });
  if (kind) search.set('kind', kind);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return `${pages.subscription.path}?${search.toString()}`;
}

export function useHistoryAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters: Filters = {
    kind: keyOf(paymentKinds, params.get('kind')),
    status: keyOf(paymentStatuses, params.get('status')),
    page: pageNumber(params.get('page')),
  };
  return {
    ...filters,
    isNarrowed: filters.kind !== undefined || filters.status !== undefined,
    /** Sets a filter and resets the page to 1; `''` means any. */
    choose: (change: { kind?: string; status?: string }) =>
      void navigate(
        addressOf({
          kind: change.kind === undefined ? filters.kind : keyOf(paymentKinds, change.kind),
          status: change.status === undefined ? filters.status : keyOf(paymentStatuses, change.status),
          page: 1,
        }),
        { preventScrollReset: true },
      ),
    clear: () => void navigate(addressOf({ kind: undefined, status: undefined, page: 1 })),
    hrefFor: (page: number) => addressOf({ ...filters, page }),
  };
}
