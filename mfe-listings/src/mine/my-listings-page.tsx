import { errorText } from '@pokriv/web-kit/messages';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Badge,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Skeleton,
  space,
  Stack,
} from '@pokriv/web-kit/ui';
import { Tabs } from '@pokriv/web-kit/ui/navigation';
import { HousePlus, Plus } from 'lucide-react';
import { styled } from 'styled-components';

import { ListingList } from './listing-list.tsx';
import { tabsOf } from './listing-tabs.ts';
import { mineTexts as texts } from './messages.ts';
import { SlotsLeft } from './slots-left.tsx';
import { useMyListings } from './use-my-listings.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const STATUS = 'status';

const addLink = (
  <ButtonLink to="/create-property">
    <Plus />
    {texts.add}
  </ButtonLink>
);

function Listings() {
  const { listings, error, mutate, take } = useMyListings();
  const [params, setParams] = useSearchParams();
  if (error && !listings)
    return <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />;
  if (!listings) {
    return (
      <Loading>
        <Stack $gap={3}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} $height="168px" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (listings.length === 0) {
    return (
      <EmptyState icon={HousePlus} title={texts.emptyTitle} actions={addLink}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <Tabs
      label={texts.tabs}
      selected={params.get(STATUS) ?? 'all'}
      onSelect={(id) => setParams(id === 'all' ? {} : { [STATUS]: id }, { replace: true })}
      tabs={tabsOf(listings).map(({ id, label, listings: shown }) => ({
        id,
        label: (
          <>
            {label} <Badge>{shown.length}</Badge>
          </>
        ),
        content: <ListingList listings={shown} onTake={take} />,
      }))}
    />
  );
}

/** A landlord's listings in every state, with the steps that each allows (decisions §5). */
export function MyListingsPage() {
  useTitle(texts.title);
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread>
          <Stack $gap={1}>
            <Heading as="h1" $size="display">
              {texts.title}
            </Heading>
            <SlotsLeft />
          </Stack>
          {addLink}
        </Cluster>
        <Listings />
      </Stack>
    </Page>
  );
}
