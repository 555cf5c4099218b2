import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Promotion } from '@pokriv/contracts/billing/billing';
import { isOpenPromotion, promotionSources, promotionTypes } from '@pokriv/contracts/listing/promotions';
import { PromotionBadge } from '@pokriv/web-kit/billing-states';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, font, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';

import { promotionText } from '../mine/promotion-text.ts';
import { promoteTexts as texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    font-size: ${font.size.small};
  }

  > li + li {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.line};
  }
`;

function Row({ promotion, runningUntil }: { promotion: Promotion; runningUntil: string | undefined }) {
  const { type, days, status, source, propertyId } = promotion;
  const wasShown = status === 'active' || status === 'expired';
  return (
    <li>
      <PromotionBadge status={status}>{promotionText(promotion, runningUntil)}</PromotionBadge>
      <strong>{texts.label(promotionTypes[type], days)}</strong>
      <Text as="span" $size="small" $tone="muted">
        {promotionSources[source]}
      </Text>
      {wasShown && <Link to={pathTo(pages.listingStatistics, propertyId)}>{texts.results}</Link>}
    </li>
  );
}

interface OwnPromotionsProps {
  promotions: readonly Promotion[];
  /** A promotion just bought with a credit is not listed yet. */
  isPreparing: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

export function OwnPromotions({ promotions, isPreparing, headingRef }: OwnPromotionsProps) {
  const isTaken = promotions.some(({ status }) => isOpenPromotion(status));
  const running = promotions.find(({ status }) => status === 'active');
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading $size="lead" ref={headingRef} tabIndex={-1}>
          {texts.own}
        </Heading>
        {isPreparing && <Notice>{texts.preparing}</Notice>}
        <List>
          {promotions.map((promotion) => (
            <Row key={promotion.id} promotion={promotion} runningUntil={running?.endsAt ?? undefined} />
          ))}
        </List>
        {isTaken && (
          <Text $size="small" $tone="muted">
            {texts.further}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
