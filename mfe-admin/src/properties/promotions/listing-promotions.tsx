import type { Promotion } from '@pokriv/contracts/billing/billing';
import { promotableStates, promotionSources, promotionTypes } from '@pokriv/contracts/listing/promotions';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { fresh } from '../../list/fresh.ts';
import { PromotionBadge } from '../../list/promotion-badge.tsx';
import { texts as common } from '../../messages.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;

function timeOf({ startsAt, endsAt }: Promotion): string {
  if (!startsAt) return texts.waits;
  const start = formatDate(startsAt, 'moment');
  return endsAt ? texts.fromTo(start, formatDate(endsAt, 'moment')) : texts.starts(start);
}

function Row({ promotion }: { promotion: Promotion }) {
  const { type, days, status, source } = promotion;
  return (
    <Stack as="li" $gap={1}>
      <Cluster $gap={2}>
        <Badge $tone={type}>{texts.days(promotionTypes[type], formatCount(days, common.listing.days))}</Badge>
        <PromotionBadge status={status} />
      </Cluster>
      <Text $size="small" $tone="muted">
        {timeOf(promotion)} · {promotionSources[source]}
      </Text>
    </Stack>
  );
}

export function ListingPromotions({ listing }: { listing: Pick<OwnProperty, 'id' | 'status'> }) {
  const { data, error, mutate } = useRead('listPromotions', { params: { id: listing.id }, swr: fresh });
  const [isGiving, setIsGiving] = useState(false);
  const state = promotableStates.find((promotable) => promotable === listing.status);
  if (!state && !data?.data.length) return null;
  return (
    <Card as="section" aria-labelledby="promotions">
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Heading as="h3" $size="text" id="promotions">
            {texts.title}
          </Heading>
          {state && (
            <Button type="button" size="small" variant="secondary" onClick={() => setIsGiving(true)}>
              <Gift />
              {texts.give}
            </Button>
          )}
        </Cluster>
        {error && !data && <Notice tone="wait">{error.message}</Notice>}
        {!error && !data && <Skeleton $height="24px" />}
        {data?.data.length === 0 && <Text $size="small">{texts.none}</Text>}
        {data && data.data.length > 0 && (
          <List>
            {data.data.map((promotion) => (
              <Row key={promotion.id} promotion={promotion} />
            ))}
          </List>
        )}
      </Stack>
      {state && (
        <GrantDialog
          id={listing.id}
          state={state}
          open={isGiving}
          onClose={() => setIsGiving(false)}
          onChange={() => mutate()}
        />
      )}
    </Card>
  );
}
