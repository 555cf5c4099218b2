import * as pages from '@pokriv/contracts/pages';
import { formatDate } from '@pokriv/web-kit/format';
import { ButtonLink, Cluster, space } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { ArticlePage } from '../../article/article-page.tsx';
import { legalTexts } from '../messages.ts';
import { terms } from './terms.ts';

const ActionRow = styled(Cluster)`
  margin-top: ${space(12)};

  @media print {
    display: none;
  }
`;

/** Last update as of today, with links home, to privacy and to contacts (spec §2). */
export function TermsPage() {
  const [today] = useState(() => formatDate(new Date()));
  return (
    <ArticlePage
      article={terms}
      isNumbered
      updated={legalTexts.updated(today)}
      after={
        <ActionRow>
          <ButtonLink to="/" variant="secondary">
            {legalTexts.toHome}
          </ButtonLink>
          <ButtonLink to={pages.privacy.path} variant="quiet">
            {legalTexts.privacy}
          </ButtonLink>
          <ButtonLink to={pages.contact.path} variant="quiet">
            {legalTexts.contact}
          </ButtonLink>
        </ActionRow>
      }
    />
  );
}
