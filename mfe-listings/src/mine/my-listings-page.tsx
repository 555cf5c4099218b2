import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, Cluster, Container, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { mineTexts as texts } from './messages.ts';
import { MyListings } from './my-listings.tsx';
import { SlotsLeft } from './slots-left.tsx';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

/** A landlord's listings in every state, with the steps that each allows (decisions §5). */
export function MyListingsPage() {
  useTitle(texts.title);
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread>
          <Stack $gap={2}>
            <Heading as="h1" $size="display">
              {texts.title}
            </Heading>
            <SlotsLeft />
          </Stack>
          <ButtonLink to="/create-property">
            <Plus />
            {texts.add}
          </ButtonLink>
        </Cluster>
        <MyListings />
      </Stack>
    </Page>
  );
}
