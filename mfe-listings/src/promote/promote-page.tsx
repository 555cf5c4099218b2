import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Container, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { ListingHead } from '../mine/listing-head.tsx';
import { promoteTexts as texts } from './messages.ts';
import { PromoteBody } from './promote-body.tsx';

const Page = styled(Container)`
  padding-block: ${space(6)} ${space(16)};
`;

/** Promotion of an own listing (decisions §8). */
export function PromotePage() {
  useTitle(texts.title);
  const { id = '' } = useParams();
  return (
    <Page>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <ListingHead id={id} title={texts.title} address={pathTo(pages.promoteListing, id)} />
          <Text $tone="muted">{texts.lead}</Text>
        </Stack>
        <PromoteBody key={id} id={id} />
      </Stack>
    </Page>
  );
}
