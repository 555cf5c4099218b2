import { Heading, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { ArticlePage } from '../article/article-page.tsx';
import type { Article } from '../article/article.ts';
import { GuideCards } from './guide-cards.tsx';
import { guideTexts } from './guide-list.ts';

const Others = styled(Stack)`
  margin-top: ${space(14)};

  @media print {
    display: none;
  }
`;

export function GuidePage({ guide, address }: { guide: Article; address: string }) {
  return (
    <ArticlePage
      article={guide}
      after={
        <Others as="aside" $gap={4} aria-labelledby="other-guides">
          <Heading id="other-guides" $size="lead">
            {guideTexts.others}
          </Heading>
          <GuideCards but={address} />
        </Others>
      }
    />
  );
}
