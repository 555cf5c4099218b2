import * as pages from '@pokriv/contracts/pages';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, Cluster, Container, EmptyState, Section, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { notFoundTexts } from './messages.ts';
import { NewestListings } from './newest-listings.tsx';
import { NotFoundSearch } from './not-found-search.tsx';

const Ways = styled(Cluster)`
  justify-content: center;
`;

const Newest = styled.div`
  margin-top: ${space(8)};
`;

/** Decisions §10: a search box, links and the newest listings. */
export function NotFoundPage() {
  useTitle(notFoundTexts.title);
  return (
    <Section>
      <Container $reading>
        <EmptyState titleAs="h1" title={notFoundTexts.title} actions={<NotFoundSearch />}>
          {notFoundTexts.text}
        </EmptyState>
        <Ways $gap={3}>
          <ButtonLink to="/" variant="secondary">
            {texts.home}
          </ButtonLink>
          <ButtonLink to={pages.search.path} variant="secondary">
            {texts.properties}
          </ButtonLink>
          <ButtonLink to={pages.help.path} variant="secondary">
            {texts.help}
          </ButtonLink>
        </Ways>
        <Newest>
          <NewestListings />
        </Newest>
      </Container>
    </Section>
  );
}
