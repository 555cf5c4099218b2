import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Button,
  Cluster,
  color,
  Container,
  font,
  Heading,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';
import { Printer } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { ArticleBlocks } from './article-blocks.tsx';
import type { Article } from './article.ts';
import { Contents } from './contents.tsx';
import { arriveAtSection } from './go-to-section.ts';
import { articleTexts } from './messages.ts';
import { ArticlePrintStyle } from './print-style.ts';

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(16)};

  ${breakpoint.desktop} {
    padding-bottom: ${space(24)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  margin-top: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, var(--size-reading)) minmax(0, 280px);
    justify-content: space-between;
    align-items: start;

    > :first-child {
      order: 2;
    }
  }
`;

const SectionBlock = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  scroll-margin-top: ${space(20)};

  &:focus {
    outline: none;
  }

  & + & {
    margin-top: ${space(12)};
  }
`;

const Updated = styled.p`
  font-size: ${font.size.small};
  color: ${color.muted};
`;

const Actions = styled(Cluster)`
  @media print {
    button {
      display: none;
    }
  }
`;

interface ArticlePageProps {
  article: Article;
  updated?: string;
  /** Additional content below the text of a section, keyed by anchor. */
  inserts?: Readonly<Record<string, ReactNode>>;
  after?: ReactNode;
  isNumbered?: boolean;
}

const numbered = ({ sections }: Article) =>
  sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` }));

export function ArticlePage({ article, updated, inserts = {}, after, isNumbered }: ArticlePageProps) {
  useTitle(article.tab);
  useEffect(() => arriveAtSection(), []);
  const sections = isNumbered ? numbered(article) : article.sections;
  return (
    <Page>
      <ArticlePrintStyle />
      <Breadcrumb
        crumbs={[
          { text: articleTexts.home, to: '/' },
          { text: article.tab, to: '' },
        ]}
      />
      <Stack $gap={3}>
        <Heading as="h1" $size="hero">
          {article.title}
        </Heading>
        <Text $size="lead" $tone="muted">
          {article.lead}
        </Text>
        <Actions>
          {updated && <Updated>{updated}</Updated>}
          <Button type="button" variant="quiet" size="small" onClick={() => print()}>
            <Printer />
            {articleTexts.print}
          </Button>
        </Actions>
      </Stack>
      <Columns>
        <Contents sections={sections} />
        <article>
          {sections.map(({ id, title, blocks }) => (
            <SectionBlock key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
              <Heading id={`${id}-title`}>{title}</Heading>
              <ArticleBlocks blocks={blocks} />
              {inserts[id]}
            </SectionBlock>
          ))}
          {after}
        </article>
      </Columns>
    </Page>
  );
}
