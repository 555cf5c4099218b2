import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { ButtonLink, Cluster, Heading, Stack } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { fresh } from '../../list/fresh.ts';
import { ListBody } from '../../list/list-body.tsx';
import { personPaymentColumns } from '../../payments/payment-columns.tsx';
import { PaymentSheet } from '../../payments/payment-sheet.tsx';
import { readAgainAfter } from '../../payments/refunding.ts';
import { DataTable } from '../../table/data-table.tsx';
import { texts } from '../messages.ts';
import type { PersonListProps } from '../records/records.tsx';

/** @param rows current list; the open payment follows it and survives leaving it */
function useOpenPayment(rows: readonly AdminPayment[] = []) {
  const [opened, setOpened] = useState<AdminPayment>();
  return {
    payment: opened && (rows.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
  };
}

const { billing: said } = texts;

export function PersonPayments({ userId, page, hrefFor }: PersonListProps) {
  const list = useRead('listAdminPayments', {
    query: { userId, page: String(page) },
    swr: { ...fresh, refreshInterval: (found) => readAgainAfter(found?.data) },
  });
  const { payment, open, close } = useOpenPayment(list.data?.data);
  return (
    <Stack as="section" $gap={3}>
      <Cluster $spread>
        <Heading as="h2" $size="text">
          {said.payments}
        </Heading>
        <ButtonLink to={`${pages.adminPayments.path}?userId=${userId}`} variant="quiet" size="small">
          {said.allPayments}
        </ButtonLink>
      </Cluster>
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={24}
        hrefFor={hrefFor}
        empty={{ title: said.noPayments.empty, hint: said.noPayments.hint }}
      >
        {(rows) => (
          <DataTable
            caption={said.payments}
            columns={personPaymentColumns(open)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ListBody>
      <PaymentSheet payment={payment} onClose={close} onChange={() => list.mutate()} />
    </Stack>
  );
}
