import type { ReplyOf } from '@pokriv/contracts/endpoints';
import { errorText } from '@pokriv/web-kit/messages';
import { Badge, Button, EmptyState, ErrorState, Notice, Stack } from '@pokriv/web-kit/ui';
import { Pagination, Tabs } from '@pokriv/web-kit/ui/navigation';

import { FirstListing } from './first-listing.tsx';
import { ListingList } from './listing-list.tsx';
import { ListingSkeletons } from './listing-skeletons.tsx';
import { countAll, tabsOf } from './listing-tabs.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { mineTexts as texts } from './messages.ts';
import { useMineAddress } from './use-mine-address.ts';
import { useMyListings } from './use-my-listings.ts';

type Shown = Pick<ReplyOf<'listMyProperties'>, 'data' | 'pagination'>;

interface FoundProps {
  shown: Shown;
  onShowAll: () => void;
  pageHref: (page: number) => string;
}

function Found({ shown: { data, pagination }, onShowAll, pageHref }: FoundProps) {
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts.nothingTitle}
        actions={
          <Button type="button" variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.nothingText}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={6}>
      <ListingList listings={data} />
      <Pagination page={pagination.page} pages={pagination.totalPages} hrefFor={pageHref} />
    </Stack>
  );
}

/** One's own listings by state, searched and ordered by the address. */
export function MyListings() {
  const { address, change, pageHref } = useMineAddress();
  const { data: reply, error, mutate } = useMyListings(address);
  if (!reply) {
    return error ? (
      <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />
    ) : (
      <ListingSkeletons />
    );
  }
  if (countAll(reply.counts) === 0) return <FirstListing />;
  const { status, query } = address;
  const found = (
    <Stack $gap={5}>
      <ListingToolbar address={address} change={change} />
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
      <Found
        key={`${status}-${query}`}
        shown={reply}
        onShowAll={() => change({ status: undefined, query: '' })}
        pageHref={pageHref}
      />
    </Stack>
  );
  return (
    <Tabs
      label={texts.tabs}
      selected={status ?? 'all'}
      onSelect={(id) => change({ status: tabsOf(reply.counts, status).find((tab) => tab.id === id)?.status })}
      tabs={tabsOf(reply.counts, status).map(({ id, label, count }) => ({
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
