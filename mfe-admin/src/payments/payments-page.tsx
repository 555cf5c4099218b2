import * as pages from '@pokriv/contracts/pages';
import type { PaymentSums } from '@pokriv/contracts/billing/billing';
import { chargeText, type Currency } from '@pokriv/contracts/money';
import { paymentKinds, paymentStatuses } from '@pokriv/contracts/billing/payment-states';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { useRead } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import { Button, Text } from '@pokriv/web-kit/ui';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';

import { fresh } from '../list/fresh.ts';
import type { Filter } from '../table/filter.ts';
import { TablePage } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { fullName } from '../list/full-name.ts';
import { texts } from './messages.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { readAgainAfter } from './refunding.ts';
import { usePaymentAddress } from './use-payment-address.ts';

const filters: readonly Filter[] = [
  { name: 'kind', label: texts.filters.kind, options: paymentKinds },
  { name: 'status', label: texts.filters.status, options: paymentStatuses },
  { name: 'from', label: texts.filters.from, isDay: true },
  { name: 'to', label: texts.filters.to, isDay: true },
  // Set only by links from a user page; removable as a chip.
  { name: 'userId', label: texts.filters.payer },
];

function sumsText({ paid, refunded }: PaymentSums, currency: Currency): string {
  const said = (cents: number) => chargeText(cents, currency);
  return texts.sums(said(paid), said(refunded), said(paid - refunded));
}

/** Range from the first day of the month, Europe/Sofia. */
const monthOf = (now: Date) => ({ from: `${sofiaDay(now).slice(0, 7)}-01`, to: '' });

export function PaymentsPage() {
  const currency = useCurrency();
  const address = useTableAddress({
    path: pages.adminPayments.path,
    filters,
    sorts: texts.sorts,
    defaultSort: 'newest',
  });
  const list = useRead('listAdminPayments', {
    query: address.listQuery,
    swr: { ...fresh, refreshInterval: (found) => readAgainAfter(found?.data) },
  });
  const opened = usePaymentAddress(list.data?.data);
  const payer = list.data?.data[0]?.user;
  return (
    <>
      <TablePage
        shape={{
          id: 'payments',
          title: texts.title,
          counted: texts.counted,
          searchHint: texts.searchHint,
          filters,
          sorts: texts.sorts,
          columns: paymentColumns(opened.open),
          rowKey: ({ id }) => id,
          csv: 'exportPayments',
        }}
        address={address}
        list={list}
        note={list.data && <Text $size="small">{sumsText(list.data.sums, currency)}</Text>}
        actions={
          <>
            <Button
              type="button"
              variant="secondary"
              size="small"
              onClick={() => address.change(monthOf(new Date()))}
            >
              {texts.thisMonth}
            </Button>
            {address.values.userId && (
              <RemovableChip
                text={payer ? texts.ofPayer(fullName(payer)) : texts.onePayer}
                onRemove={() => address.change({ userId: '' })}
              />
            )}
          </>
        }
      />
      <PaymentSheet
        payment={opened.payment}
        failure={opened.failure}
        onClose={opened.close}
        onChange={() => Promise.all([list.mutate(), opened.reread()])}
      />
    </>
  );
}
