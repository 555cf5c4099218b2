import { useRead } from '@pokriv/web-kit/api';
import { Navigate, useEntryState, useLocation, useNavigationType } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Cluster, Container, Heading, space, Stack } from '@pokriv/web-kit/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { countAll } from './listing-tabs.ts';
import { mineTexts as texts } from './messages.ts';
import { MyListings } from './my-listings.tsx';
import { AddListing, SlotsLeft } from './slots-left.tsx';
import { readKeptFilters, useMineAddress, type MineState } from './use-mine-address.ts';
import { useMyListings } from './use-my-listings.ts';
import { useThanks } from './use-thanks.tsx';
import { useView } from './use-view.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const NO_LISTINGS = [] as const;

function OpenListings() {
  const mine = useMineAddress();
  const view = useView(mine.address, mine.change);
  const read = useMyListings(mine.address, view.limit);
  // Here, because the list of a tab may empty with the rented listing.
  const thanks = useThanks();
  const bulk = useBulk(read.data?.data ?? NO_LISTINGS, mine.address.status ?? 'all');
  const allowance = useRead('readAllowance', { swr: { dedupingInterval: 0 } }).data?.data;
  const isFirst = read.data !== undefined && countAll(read.data.counts) === 0;
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread>
          <Stack $gap={2}>
            <Heading as="h1" $size="display">
              {texts.title}
            </Heading>
            <SlotsLeft allowance={allowance} />
          </Stack>
          {!isFirst && <AddListing allowance={allowance} />}
        </Cluster>
        <MyListings {...{ mine, view, read, bulk, thanks }} />
        <BulkBar bulk={bulk} />
        {thanks.view}
      </Stack>
    </Page>
  );
}

/**
 * An owner's listings in every state, with the actions of each (decisions §5). A link without a query shows them as last
 * filtered in this tab; Back and a reload show the entry as it was.
 */
export function MyListingsPage() {
  useTitle(texts.title);
  const { key, search } = useLocation();
  const state = useEntryState<MineState>();
  const isBare = useNavigationType() === 'PUSH' && search === '' && !state?.isWhole;
  // Read once an entry: a filter chosen in it is kept before the address follows.
  const kept = useMemo(() => (key && isBare ? readKeptFilters() : ''), [key, isBare]);
  if (!kept) return <OpenListings />;
  return <Navigate to={`?${kept}`} replace state={{ restored: kept } satisfies Partial<MineState>} />;
}
