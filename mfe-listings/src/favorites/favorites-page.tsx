import * as pages from '@pokriv/contracts/pages';
import { errorText } from '@pokriv/web-kit/messages';
import { formatCount } from '@pokriv/web-kit/format';
import { useTitle } from '@pokriv/web-kit/title';
import {
  breakpoint,
  Button,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Heart, Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { FavoritesList } from './favorites-list.tsx';
import { OrderSelect } from './order-select.tsx';
import { OwnLists } from './own-lists.tsx';
import { favoriteTexts } from './messages.ts';
import { sharingTexts } from './share-messages.ts';
import { useFavorites } from '../heart/use-favorites.ts';
import { useRetainedList } from './use-retained-list.ts';

const ShareSheet = lazy(() =>
  import(/* webpackChunkName: "share-sheet" */ './share-sheet.tsx').then(({ ShareSheet: sheet }) => ({
    default: sheet,
  })),
);

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const Order = styled.div`
  width: 100%;

  ${breakpoint.tablet} {
    width: 260px;
  }
`;

/** A removed favourite stays in place for the undo until the page is left. */
export function FavoritesPage() {
  const { cards, error, isFavorite, mutate } = useFavorites();
  const shown = useRetainedList(cards);
  useTitle(favoriteTexts.title);
  /** Ids selected for comparison when the sheet opened; undefined while closed. */
  const [shared, setShared] = useState<readonly string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = shown?.filter(({ id }) => isFavorite(id));
  const count = kept?.length ?? 0;
  return (
    <Page>
      <Stack $gap={6}>
        <Cluster $spread $gap={4}>
          <Stack $gap={1}>
            <Heading as="h1" $size="display" ref={heading} tabIndex={-1}>
              {favoriteTexts.title}
            </Heading>
            <Text $tone="muted" role="status">
              {shown?.length ? formatCount(count, favoriteTexts.count) : '\u00a0'}
            </Text>
          </Stack>
          <Cluster $gap={3}>
            {count > 0 && (
              <Button type="button" variant="secondary" onClick={() => setShared([])}>
                <Share2 />
                {sharingTexts.share}
              </Button>
            )}
            {shown !== undefined && shown.length > 1 && (
              <Order>
                <OrderSelect />
              </Order>
            )}
          </Cluster>
        </Cluster>
        <OwnLists cards={kept} onStopped={() => heading.current?.focus()} />
        {error && !shown ? (
          <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />
        ) : shown?.length === 0 ? (
          <EmptyState
            icon={Heart}
            title={favoriteTexts.emptyTitle}
            actions={<ButtonLink to={pages.search.path}>{favoriteTexts.browse}</ButtonLink>}
          >
            {favoriteTexts.emptyText}
          </EmptyState>
        ) : (
          <FavoritesList cards={shown} onShare={setShared} />
        )}
        {shared && kept && (
          <Suspense fallback={null}>
            <ShareSheet cards={kept} chosen={shared} onClose={() => setShared(undefined)} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
