import * as pages from '@pokriv/contracts/pages';
import type { Payment } from '@pokriv/contracts/billing/billing';
import type { Pagination as Paging } from '@pokriv/contracts/zod-parts';
import { useRead } from '@pokriv/web-kit/api';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Loading,
  Skeleton,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { ReceiptText } from 'lucide-react';

import { PortalButton } from '../current/portal-button.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { texts } from './messages.ts';
import { PaymentRow } from './payment-row.tsx';
import { useHistoryAddress } from './use-history-address.ts';

const FRESH_MS = 2000;
const PAGE_SIZE = 10;

type Address = ReturnType<typeof useHistoryAddress>;

function NothingFound({ address }: { address: Address }) {
  if (address.isNarrowed) {
    return (
      <EmptyState
        title={texts.nothingFound}
        actions={
          <Button type="button" variant="secondary" onClick={address.clear}>
            {texts.clear}
          </Button>
        }
      >
        {texts.nothingFoundHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ReceiptText}
      title={texts.empty}
      actions={
        <ButtonLink to={pages.subscription.path} variant="secondary">
          {texts.toPlans}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}

interface PaymentListProps {
  payments: readonly Payment[];
  paging: Paging;
  hrefFor: (page: number) => string;
}

function PaymentList({ payments, paging: { page, total, totalPages }, hrefFor }: PaymentListProps) {
  return (
    <Stack $gap={3}>
      <Cluster $spread>
        <Text $size="small" $tone="muted">
          {texts.total(total)}
        </Text>
        <PortalButton>{texts.portal}</PortalButton>
      </Cluster>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
      <Pagination page={Math.min(page, Math.max(totalPages, 1))} pages={totalPages} hrefFor={hrefFor} />
    </Stack>
  );
}

/** Own payments, newest first; the filters are in the address. */
export function PaymentHistory() {
  const address = useHistoryAddress();
  const { kind, status, page } = address;
  const { data, error, mutate } = useRead('listPayments', {
    query: {
      ...(kind && { kind }),
      ...(status && { status }),
      page: String(page),
      limit: String(PAGE_SIZE),
    },
    swr: { dedupingInterval: FRESH_MS },
  });
  // An empty history needs no filters.
  const hasFilters = address.isNarrowed || !data || data.pagination.total > 0;
  return (
    <Stack as="section" $gap={5} aria-label={texts.list}>
      {hasFilters && <HistoryFilters address={address} />}
      {!data && error && (
        <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Loading>
          <Stack $gap={3}>
            {[1, 2, 3].map((row) => (
              <Card key={row}>
                <Skeleton $height="48px" />
              </Card>
            ))}
          </Stack>
        </Loading>
      )}
      {data && data.data.length === 0 && <NothingFound address={address} />}
      {data && data.data.length > 0 && (
        <PaymentList payments={data.data} paging={data.pagination} hrefFor={address.hrefFor} />
      )}
    </Stack>
  );
}
