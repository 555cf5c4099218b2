import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { promotionTypes } from '@pokriv/contracts/listing/promotions';
import { Link } from '@pokriv/web-kit/router';
import { Cluster, Text } from '@pokriv/web-kit/ui';

import { mineTexts } from './messages.ts';
import { promotionText } from './promotion-text.ts';

const texts = mineTexts.promotion;

export function ListingPromotion({ listing }: { listing: OwnProperty }) {
  const { id, promotion, title = mineTexts.untitled } = listing;
  if (!promotion) return null;
  return (
    <Cluster $gap={2}>
      <Text as="span" $size="small">
        {texts.label(promotionTypes[promotion.type])} <strong>{promotionText(promotion)}</strong>
      </Text>
      {promotion.status === 'active' && (
        <Text as="span" $size="small">
          <Link to={pathTo(pages.listingStatistics, id)} aria-label={texts.resultsOf(title)}>
            {texts.results}
          </Link>
        </Text>
      )}
    </Cluster>
  );
}
