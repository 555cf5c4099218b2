import { errorText } from '@pokriv/web-kit/messages';
import { Badge, Button, Cluster, ErrorState, Notice, Stack } from '@pokriv/web-kit/ui';
import { Pagination, Tabs } from '@pokriv/web-kit/ui/navigation';

import type { Bulk } from './bulk/use-bulk.ts';
import { FirstListing } from './first-listing.tsx';
import { ListingList } from './listing-list.tsx';
import { ListingSkeletons } from './listing-skeletons.tsx';
import { countAll, tabsOf } from './listing-tabs.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { mineTexts as texts } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { useMineAddress } from './use-mine-address.ts';
import { ColumnMenu } from './table/column-menu.tsx';
import { useShownColumns } from './table/use-shown-columns.ts';
import { showChanged, type MyListingsRead } from './use-my-listings.ts';
import type { Thanks } from './use-thanks.tsx';
import type { View } from './use-view.ts';
import { ViewSwitch } from './view-switch.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

interface MyListingsProps {
  mine: ReturnType<typeof useMineAddress>;
  view: View;
  read: MyListingsRead;
  bulk: Bulk;
  thanks: Thanks;
}

export function MyListings({ mine, view, read, bulk, thanks }: MyListingsProps) {
  const { address, change, pageHref, isRestored } = mine;
  const columns = useShownColumns();
  const { data: reply, error, mutate } = read;
  if (!reply) {
    return error ? (
      <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />
    ) : (
      <ListingSkeletons />
    );
  }
  if (countAll(reply.counts) === 0) return <FirstListing />;
  const { data, counts, hiddenByReports = 0, pagination, cities = [] } = reply;
  const { page, totalPages } = pagination;
  const isPastEnd = totalPages > 0 && page > totalPages;
  const { status, query, city } = address;
  const tabs = tabsOf(counts, status);
  const inTab = tabs.find((tab) => tab.status === status)?.count ?? 0;
  const waiting = (counts.pending ?? 0) - hiddenByReports;
  const shown = view.viewOf(countAll(counts) - (counts.deleted ?? 0));
  const isNarrowed = query !== '' || city !== undefined;
  const found = (
    <Stack $gap={5}>
      {(isNarrowed || inTab > 1) && (
        <ListingToolbar address={address} change={change} cities={cities}>
          <Cluster $gap={2}>
            <ViewSwitch view={shown} onChoose={view.choose} />
            {shown === 'table' && <ColumnMenu columns={columns} />}
          </Cluster>
        </ListingToolbar>
      )}
      {isRestored && data.length > 0 && <RestoredNotice address={address} change={change} />}
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
        <NothingFound
          lastPageHref={isPastEnd ? pageHref(totalPages) : undefined}
          isSearch={inTab > 0 || isNarrowed}
          counts={counts}
          change={change}
        />
      ) : (
        <Stack key={status} $gap={6}>
          <ListingList
            listings={data}
            bulk={bulk}
            thanks={thanks}
            table={
              shown === 'table' && {
                columns,
                sort: address.sort,
                onSort: (sort) => change({ sort }),
                onChanged: (changed) => showChanged(read, changed),
              }
            }
          />
          <Pagination page={page} pages={totalPages} hrefFor={pageHref} />
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
