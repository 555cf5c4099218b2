import * as pages from '@pokriv/contracts/pages';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, ButtonLink, Container, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { GuideCards } from '../guides/guide-cards.tsx';
import { Faq } from './faq.tsx';
import { helpTexts } from './messages.ts';
import { Shortcuts } from './shortcuts.tsx';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(14)} ${space(24)};
  }
`;

const Reading = styled(Stack)`
  width: 100%;
  max-width: 800px;
`;

export function HelpPage() {
  useTitle(helpTexts.tab);
  return (
    <Page>
      <Stack $gap={6}>
        <Heading as="h1" $size="hero">
          {helpTexts.title}
        </Heading>
        <Shortcuts />
      </Stack>
      <Stack as="section" $gap={5} aria-labelledby="guides">
        <Heading id="guides">{helpTexts.guides}</Heading>
        <GuideCards />
      </Stack>
      <Reading $gap={10}>
        <Faq />
        <Stack as="section" $gap={3}>
          <Heading $size="lead">{helpTexts.more}</Heading>
          <Text $tone="muted">{helpTexts.moreText}</Text>
          <div>
            <ButtonLink to={pages.contact.path} variant="secondary">
              {helpTexts.write}
            </ButtonLink>
          </div>
        </Stack>
        <Text $size="small">
          <a href="/api/docs">{helpTexts.developers}</a>
        </Text>
      </Reading>
    </Page>
  );
}
