import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { formatCount } from '@pokriv/web-kit/format';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';
import { ButtonLink, Cluster, color, Container, radius, space, Text } from '@pokriv/web-kit/ui';
import { ArrowRight, BellRing } from 'lucide-react';
import { styled } from 'styled-components';

import { alertTexts } from './messages.ts';
import { newsTexts as texts } from './news-texts.ts';

const Place = styled(Container)`
  padding-top: ${space(8)};
`;

const Line = styled(Cluster)`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  background: ${color.goodTint};

  svg {
    flex: none;
  }
`;

/** Hidden without news and for visitors. */
export function NewsLine() {
  const user = useUser();
  const { data } = useRead('readSearchNews', { isEnabled: user !== undefined, quiet: pageErrorCodes });
  const news = user && data?.data;
  if (!news?.listings) return null;
  return (
    <Place>
      <Line $spread $gap={3}>
        <Cluster $gap={3}>
          <BellRing aria-hidden="true" />
          <Text as="span">
            <strong>{texts.line(formatCount(news.listings, alertTexts.fresh))}</strong>{' '}
            {texts.inSearches(formatCount(news.searches, texts.searches))}
          </Text>
        </Cluster>
        <ButtonLink to={pages.savedSearches.path} variant="secondary" size="small">
          {texts.show}
          <ArrowRight />
        </ButtonLink>
      </Line>
    </Place>
  );
}
