import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { useRead } from '@pokriv/web-kit/api';
import { useLocation, useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import { readAgainAfter } from './refunding.ts';

/**
 * Open payment in the address: the audit log links to it, and Back closes it.
 * @param rows current list; a payment outside it is read by id
 */
export function usePaymentAddress(rows: readonly AdminPayment[] | undefined) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = params.get('id');
  const row = rows?.find((one) => one.id === id);
  const alone = useRead('getPayment', {
    params: { id: id ?? '' },
    isEnabled: Boolean(id && rows && !row),
    swr: { ...fresh, refreshInterval: (found) => readAgainAfter(found && [found.data]) },
  });
  const goTo = (next: string | null) => {
    const search = new URLSearchParams(params);
    if (next) search.set('id', next);
    else search.delete('id');
    void navigate({ pathname, search: search.toString() });
  };
  return {
    payment: id ? (row ?? alone.data?.data) : undefined,
    failure: id && !row ? alone.error?.message : undefined,
    open: (payment: AdminPayment) => goTo(payment.id),
    close: () => goTo(null),
    reread: () => alone.mutate(),
  };
}
