import { errorText } from '@pokriv/web-kit/messages';
import { Badge, Button, ErrorState, Notice, Stack } from '@pokriv/web-kit/ui';
import { Pagination, Tabs } from '@pokriv/web-kit/ui/navigation';

import { FirstListing } from './first-listing.tsx';
import { ListingList } from './listing-list.tsx';
import { ListingSkeletons } from './listing-skeletons.tsx';
import { countAll, tabsOf } from './listing-tabs.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { mineTexts as texts } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import type { useMineAddress } from './use-mine-address.ts';
import type { useMyListings } from './use-my-listings.ts';
import type { Thanks } from './use-thanks.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

interface MyListingsProps {
  mine: ReturnType<typeof useMineAddress>;
  read: ReturnType<typeof useMyListings>;
  thanks: Thanks;
}

export function MyListings({ mine, read, thanks }: MyListingsProps) {
  const { address, change, pageHref } = mine;
  const { data: reply, error, mutate } = read;
  if (!reply) {
    return error ? (
      <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />
    ) : (
      <ListingSkeletons />
    );
  }
  if (countAll(reply.counts) === 0) return <FirstListing />;
  const { data, counts, pagination } = reply;
  const { status, query } = address;
  const tabs = tabsOf(counts, status);
  const inTab = tabs.find((tab) => tab.status === status)?.count ?? 0;
  const waiting = counts.pending ?? 0;
  const found = (
    <Stack $gap={5}>
      {(query || inTab > 0) && <ListingToolbar address={address} change={change} />}
      {waiting > 0 && (status === undefined || status === 'pending') && <WaitingNotice count={waiting} />}
      {error && (
        <Notice
          tone="danger"
          actions={
            <Button type="button" size="small" variant="secondary" onClick={() => void mutate()}>
              {texts.again}
            </Button>
          }
        >
          {errorText('property.load')}
        </Notice>
      )}
      {data.length === 0 ? (
        <NothingFound isSearch={inTab > 0 || query !== ''} counts={counts} change={change} />
      ) : (
        // A search keeps the selection: leaving its field by a checkbox applies it.
        <Stack key={status} $gap={6}>
          <ListingList listings={data} thanks={thanks} />
          <Pagination page={pagination.page} pages={pagination.totalPages} hrefFor={pageHref} />
        </Stack>
      )}
    </Stack>
  );
  return (
    <Tabs
      label={texts.tabs}
      selected={status ?? 'all'}
      onSelect={(id) => change({ status: tabs.find((tab) => tab.id === id)?.status })}
      tabs={tabs.map(({ id, label, count }) => ({
        id,
        label: (
          <>
            {label} <Badge>{count}</Badge>
          </>
        ),
        content: found,
      }))}
    />
  );
}
