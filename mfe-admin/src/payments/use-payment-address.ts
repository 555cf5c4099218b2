import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { useRead } from '@pokriv/web-kit/api';
import { useLocation, useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { fresh } from '../list/fresh.ts';
import { readAgainAfter } from './refunding.ts';

/**
 * Which payment is open, kept in the address: links of the audit log lead there, and Back closes it.
 * @param rows the list as it is now; what is not in it is read alone
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
