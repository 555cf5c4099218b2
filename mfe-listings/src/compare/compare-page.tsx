import * as pages from '@pokriv/contracts/pages';
import { formatCount } from '@pokriv/web-kit/format';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  Heading,
  Notice,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Columns3, Plus, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { PrintStyle } from '../detail/print-style.ts';
import { Landscape, OnScreenOnly } from './compare-style.ts';
import { CompareTable } from './compare-table.tsx';
import { choiceHref, COMPARED_MAX, readComparedIds } from './compared-ids.ts';
import { compareTexts as texts } from './messages.ts';
import { useCompared } from './use-compared.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  @media print {
    padding: 0;
  }
`;

export function ComparePage() {
  const [params, setParams] = useSearchParams();
  const ids = readComparedIds(params.get('ids'));
  const compared = useCompared(ids);
  useTitle(texts.title);
  const heading = useRef<HTMLHeadingElement>(null);
  const toChoice = useRef<HTMLAnchorElement>(null);
  const isRemoved = useRef(false);
  // The pressed button disappears with its column, the page with the last one.
  useEffect(() => {
    if (isRemoved.current) (heading.current ?? toChoice.current)?.focus();
    isRemoved.current = false;
  }, [ids.length]);
  const remove = (id: string) => {
    isRemoved.current = true;
    const left = ids.filter((other) => other !== id);
    setParams(left.length > 0 ? { ids: left.join(',') } : {}, { replace: true });
  };
  if (ids.length === 0) {
    return (
      <Page>
        <EmptyState
          titleAs="h1"
          icon={Columns3}
          title={texts.emptyTitle}
          actions={
            <ButtonLink ref={toChoice} to={pages.favorites.path}>
              {texts.choose}
            </ButtonLink>
          }
        >
          {texts.emptyText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <PrintStyle />
      <Landscape />
      <Stack $gap={6}>
        <Cluster $spread $gap={4}>
          <Stack $gap={1}>
            <Heading as="h1" $size="display" ref={heading} tabIndex={-1}>
              {texts.title}
            </Heading>
            <Text $tone="muted" role="status">
              {formatCount(ids.length, texts.count)}
            </Text>
          </Stack>
          <OnScreenOnly>
            <Cluster $gap={2}>
              {ids.length < COMPARED_MAX && (
                <ButtonLink to={choiceHref(ids)} variant="secondary" size="small">
                  <Plus />
                  {texts.more}
                </ButtonLink>
              )}
              <Button type="button" variant="secondary" size="small" onClick={() => print()}>
                <Printer />
                {texts.print}
              </Button>
            </Cluster>
          </OnScreenOnly>
        </Cluster>
        {ids.length === 1 && <Notice>{texts.onlyOne}</Notice>}
        <CompareTable compared={compared} onRemove={remove} />
      </Stack>
    </Page>
  );
}
