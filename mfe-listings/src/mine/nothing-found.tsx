import * as pages from '@pokriv/contracts/pages';
import { Button, ButtonLink, EmptyState } from '@pokriv/web-kit/ui';
import { Inbox } from 'lucide-react';

import { countAll, type StatusCounts } from './listing-tabs.ts';
import { mineTexts as texts } from './messages.ts';
import { unfiltered, type ChangeAddress } from './use-mine-address.ts';

interface NothingFoundProps {
  /** Of the last page, when the shown one is past the end. */
  lastPageHref: string | undefined;
  isSearch: boolean;
  counts: StatusCounts;
  change: ChangeAddress;
}

export function NothingFound({ lastPageHref, isSearch, counts, change }: NothingFoundProps) {
  if (lastPageHref !== undefined) {
    return (
      <EmptyState
        icon={Inbox}
        title={texts.pastEnd}
        actions={<ButtonLink to={lastPageHref}>{texts.toLastPage}</ButtonLink>}
      />
    );
  }
  const others = countAll(counts) - (counts.deleted ?? 0);
  const showAll = (
    <Button type="button" variant="secondary" onClick={() => change(unfiltered)}>
      {texts.showAll}
    </Button>
  );
  if (isSearch) {
    return (
      <EmptyState title={texts.nothingTitle} actions={showAll}>
        {texts.nothingText}
      </EmptyState>
    );
  }
  if (others > 0) {
    return (
      <EmptyState icon={Inbox} title={texts.emptyTabTitle} actions={showAll}>
        {texts.emptyTabText(others)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Inbox}
      title={texts.emptyTabTitle}
      actions={
        <>
          <Button type="button" variant="secondary" onClick={() => change({ status: 'deleted' })}>
            {texts.showDeleted}
          </Button>
          <ButtonLink to={pages.newListing.path} variant="secondary">
            {texts.add}
          </ButtonLink>
        </>
      }
    >
      {texts.onlyDeletedText(counts.deleted ?? 0)}
    </EmptyState>
  );
}
