import { useRead } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import { Card, ErrorState, Heading, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';

import { Facts } from '../../list/facts.tsx';
import { fresh } from '../../list/fresh.ts';
import { texts } from '../messages.ts';
import type { PersonListProps } from '../records/records.tsx';
import { PersonPayments } from './person-payments.tsx';
import { planFacts } from './plan-facts.tsx';
import { SubscriptionTable } from './subscription-table.tsx';

const { billing: said } = texts;

export function BillingTab(list: PersonListProps) {
  return (
    <Stack $gap={6}>
      <Plan userId={list.userId} />
      <PersonPayments {...list} />
    </Stack>
  );
}

function Plan({ userId }: { userId: string }) {
  const currency = useCurrency();
  const { data, error, mutate } = useRead('readUserBilling', { params: { id: userId }, swr: fresh });
  if (!data && error) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Loading>
        <Card>
          <Skeleton $height="180px" />
        </Card>
      </Loading>
    );
  }
  const { subscriptions } = data.data;
  return (
    <>
      <Card as="section" aria-labelledby="user-plan">
        <Stack $gap={3}>
          <Heading as="h2" $size="text" id="user-plan">
            {said.plan}
          </Heading>
          <Facts facts={planFacts(data.data, currency)} />
        </Stack>
      </Card>
      {subscriptions.length > 0 && (
        <Stack as="section" $gap={3}>
          <Heading as="h2" $size="text">
            {said.subscriptions}
          </Heading>
          <SubscriptionTable rows={subscriptions} />
        </Stack>
      )}
    </>
  );
}
