import { SAVED_SEARCH_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import * as pages from '@pokriv/contracts/pages';
import { useLocation } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Bell, House } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { UnverifiedNotice, useUnverifiedEmail } from '../../verification/unverified-email.tsx';
import { useSavedSearches } from '../use-saved-searches.ts';
import { MailsOffNotice, useMailsOff } from '../mails-off.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { pageTexts as texts } from './messages.ts';
import { SavedSearchCard } from './saved-search-card.tsx';
import { useSearchActs, type SearchActs } from './use-search-acts.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const List = styled(Stack)`
  padding: 0;
  list-style: none;
`;

/** Focuses the search of the URL once listed: `/saved-searches#<id>`. */
function useArrival(isListed: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isListed || !hash) return;
    const card = document.getElementById(hash.slice(1));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView?.({ block: 'start' });
  }, [isListed, hash]);
}

/** The user's saved searches (design/alerts, Screens). */
export function SavedSearchesPage() {
  const { searches, error, mutate } = useSavedSearches();
  const acts = useSearchActs();
  const unverified = useUnverifiedEmail({ isEnabled: true });
  const areMailsOff = useMailsOff();
  useTitle(texts.title);
  useArrival(searches !== undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const isTold = searches?.some(({ state }) => state === 'active') ?? false;
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread $gap={4}>
          <Heading as="h1" $size="display" ref={title} tabIndex={-1}>
            {texts.title}
          </Heading>
          {isTold && <FoundHome acts={acts} onDone={() => title.current?.focus()} />}
        </Cluster>
        {unverified !== undefined && <UnverifiedNotice>{texts.unverified(unverified)}</UnverifiedNotice>}
        {unverified === undefined && areMailsOff && isTold && <MailsOffNotice />}
        {searches && searches.length >= SAVED_SEARCH_LIMITS.searchesMost && <Notice>{texts.full}</Notice>}
        {error && !searches ? (
          <ErrorState message={texts.failed} onRetry={() => void mutate()} />
        ) : (
          <Searches searches={searches} acts={acts} isMailed={unverified === undefined && !areMailsOff} />
        )}
      </Stack>
    </Page>
  );
}

interface SearchesProps {
  searches: readonly SavedSearch[] | undefined;
  acts: SearchActs;
  /** False hides dates of mails. */
  isMailed: boolean;
}

function Searches({ searches, acts, isMailed }: SearchesProps) {
  const [edited, setEdited] = useState<SavedSearch>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!searches) {
    return (
      <Loading>
        <Stack>
          <Skeleton $height="260px" />
          <Skeleton $height="260px" />
        </Stack>
      </Loading>
    );
  }
  /** The pressed button disappears with its search. */
  const remove = (search: SavedSearch) => {
    heading.current?.focus();
    void acts.remove(search);
  };
  return (
    <>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {texts.list}
      </VisuallyHidden>
      {searches.length === 0 ? (
        <EmptyState
          icon={Bell}
          title={texts.emptyTitle}
          actions={<ButtonLink to={pages.search.path}>{texts.toSearch}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <List as="ul">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchCard
                search={search}
                acts={acts}
                isMailed={isMailed}
                onEdit={() => setEdited(search)}
                onRemove={() => remove(search)}
              />
            </li>
          ))}
        </List>
      )}
      {edited && (
        <EditSheet key={edited.id} search={edited} acts={acts} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** @param onDone takes the focus: the button disappears with the last active search */
function FoundHome({ acts, onDone }: { acts: SearchActs; onDone: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const stop = async () => {
    setIsBusy(true);
    await acts.stopAll();
    setIsBusy(false);
    setIsAsked(false);
    onDone();
  };
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        <House />
        {texts.found}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.foundTitle}
        message={texts.foundText}
        confirmLabel={texts.found}
        loading={isBusy}
        onConfirm={() => void stop()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
