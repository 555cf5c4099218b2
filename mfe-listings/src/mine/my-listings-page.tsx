import * as pages from '@pokriv/contracts/pages';
import { useTitle } from '@pokriv/web-kit/title';
import { ButtonLink, Cluster, Container, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { countAll } from './listing-tabs.ts';
import { mineTexts as texts } from './messages.ts';
import { MyListings } from './my-listings.tsx';
import { SlotsLeft } from './slots-left.tsx';
import { useMineAddress } from './use-mine-address.ts';
import { useMyListings } from './use-my-listings.ts';
import { useThanks } from './use-thanks.tsx';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

/** An owner's listings in every state, with the actions of each (decisions §5). */
export function MyListingsPage() {
  useTitle(texts.title);
  const mine = useMineAddress();
  const read = useMyListings(mine.address);
  // Here, because the list of a tab may empty with the rented listing.
  const thanks = useThanks();
  const isFirst = read.data !== undefined && countAll(read.data.counts) === 0;
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
          {!isFirst && (
            <ButtonLink to={pages.newListing.path}>
              <Plus />
              {texts.add}
            </ButtonLink>
          )}
        </Cluster>
        <MyListings mine={mine} read={read} thanks={thanks} />
        {thanks.view}
      </Stack>
    </Page>
  );
}
