import { chargeText } from '@pokriv/contracts/money';
import { useRead } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import { Notice } from '@pokriv/web-kit/ui';

import { PendingActions } from '../../paying/pending-actions.tsx';
import { texts } from './messages.ts';

const FRESH_MS = 2000;

export function PendingNotice() {
  const currency = useCurrency();
  const { data } = useRead('listPayments', {
    query: { kind: 'subscription', status: 'pending', limit: '1' },
    swr: { dedupingInterval: FRESH_MS },
  });
  const [payment] = data?.data ?? [];
  if (!payment?.checkoutUrl) return null;
  return (
    <Notice tone="wait" title={texts.pendingTitle} actions={<PendingActions payment={payment} />}>
      {texts.pending(payment.label, chargeText(payment.amount, currency))}
    </Notice>
  );
}
