import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { comingBack, pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatCount } from '@pokriv/web-kit/format';
import { useLocation, useParams, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { Pagination } from '@pokriv/web-kit/ui/navigation';
import { Bell, CircleAlert, LogIn } from 'lucide-react';
import { styled } from 'styled-components';

import { CardGrid } from '../../card/card-grid.tsx';
import { searchHref } from '../../search-address/search-state.ts';
import { stateOfSaved } from '../saved-filter.ts';
import { MatchNotes } from './match-notes.tsx';
import { matchTexts as texts } from './messages.ts';
import { useMatches } from './use-matches.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

/** Replaces the search id in mails about favourites. */
const FAVORITES = 'favorites';

const isWholeNumber = (text: string): boolean => /^[1-9]\d{0,3}$/u.test(text);

/** Listings of a mail, in exactly the number it states; without a mail the new hits of an own search. */
export function MatchesPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const mail = params.get('mail') ?? undefined;
  const pageText = params.get('page') ?? '1';
  const page = isWholeNumber(pageText) ? Number(pageText) : 1;
  const matches = useMatches({ id, mail, page });
  const { found, data, error, saved, mutate } = matches;
  const title = titleOf(id, mail, saved);
  useTitle(title);

  if (matches.needsSignIn) {
    return (
      <Page>
        <EmptyState
          titleAs="h1"
          icon={LogIn}
          title={texts.signInTitle}
          actions={<ButtonLink to={comingBack(pages.login, pathname + search)}>{texts.signIn}</ButtonLink>}
        >
          {texts.signInText}
        </EmptyState>
      </Page>
    );
  }
  if (error && !found) {
    const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
    return (
      <Page>
        {isGone ? (
          <Missing isOfMail={mail !== undefined} />
        ) : (
          <ErrorState titleAs="h1" message={error.message} onRetry={() => void mutate()} />
        )}
      </Page>
    );
  }
  const lastPage = data?.pagination.totalPages ?? 0;
  const hrefFor = (number: number): string => {
    const query = new URLSearchParams({ ...(mail !== undefined && { mail }), page: String(number) });
    return `${pathTo(pages.searchMatches, id)}?${query.toString()}`;
  };
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread $gap={4}>
          <Stack $gap={1}>
            <Heading as="h1" $size="display">
              {title}
            </Heading>
            <Text $tone="muted" role="status">
              {data ? formatCount(data.pagination.total, texts.count) : '\u00a0'}
            </Text>
          </Stack>
          <Ways id={id} saved={saved} />
        </Cluster>
        {data && data.goneCount > 0 && (
          <Notice>{texts.gone(formatCount(data.goneCount, texts.count))}</Notice>
        )}
        {found?.cards.length === 0 ? (
          <Nothing
            isOfMail={mail !== undefined}
            lastPageHref={lastPage > 0 && page > lastPage ? hrefFor(lastPage) : undefined}
          />
        ) : (
          <>
            <VisuallyHidden as="h2">{texts.list}</VisuallyHidden>
            <CardGrid
              cards={found?.cards}
              servedToken={data?.servedToken}
              isFirstEager
              above={(card) => <MatchNotes matches={found?.matchesOf.get(card.id) ?? []} />}
            />
          </>
        )}
        {data && <Pagination page={page} pages={data.pagination.totalPages} hrefFor={hrefFor} />}
      </Stack>
    </Page>
  );
}

function titleOf(id: string, mail: string | undefined, saved: SavedSearch | undefined): string {
  if (id === FAVORITES) return texts.ofFavorites;
  return saved?.name ?? (mail === undefined ? texts.ofSearch : texts.ofMail);
}

function Ways({ id, saved }: { id: string; saved: SavedSearch | undefined }) {
  const isOfFavorites = id === FAVORITES;
  const list = isOfFavorites ? pages.favorites.path : pages.savedSearches.path;
  return (
    <Cluster $gap={2}>
      {saved && (
        <ButtonLink to={searchHref(stateOfSaved(saved))} variant="secondary" size="small">
          {texts.all}
        </ButtonLink>
      )}
      <ButtonLink to={list} variant="secondary" size="small">
        {isOfFavorites ? texts.toFavorites : texts.toSearches}
      </ButtonLink>
    </Cluster>
  );
}

interface NothingProps {
  isOfMail: boolean;
  /** Present past the end. */
  lastPageHref: string | undefined;
}

function Nothing({ isOfMail, lastPageHref }: NothingProps) {
  if (lastPageHref !== undefined) {
    return (
      <EmptyState
        icon={Bell}
        title={texts.pastEnd}
        actions={<ButtonLink to={lastPageHref}>{texts.toLastPage}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={Bell}
      title={isOfMail ? texts.allGone : texts.none}
      actions={<ButtonLink to={pages.search.path}>{texts.search}</ButtonLink>}
    >
      {!isOfMail && texts.noneText}
    </EmptyState>
  );
}

function Missing({ isOfMail }: { isOfMail: boolean }) {
  return (
    <EmptyState
      titleAs="h1"
      icon={CircleAlert}
      title={isOfMail ? texts.expiredTitle : texts.missingTitle}
      actions={
        <>
          <ButtonLink to={pages.search.path}>{texts.search}</ButtonLink>
          <ButtonLink to={pages.savedSearches.path} variant="secondary">
            {texts.toSearches}
          </ButtonLink>
        </>
      }
    >
      {isOfMail ? texts.expiredText : texts.missingText}
    </EmptyState>
  );
}
