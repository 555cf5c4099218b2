import { errorText } from '@pokriv/web-kit/messages';
import { formatCount } from '@pokriv/web-kit/format';
import { useTitle } from '@pokriv/web-kit/title';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';

import { CardGrid } from '../card/card-grid.tsx';
import { favoriteTexts } from './messages.ts';
import { useFavorites } from './use-favorites.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

/** What the signed-in person has kept. */
export function FavoritesPage() {
  const { cards, error, mutate } = useFavorites();
  useTitle(favoriteTexts.title);
  return (
    <Page>
      <Stack $gap={6}>
        <Stack $gap={1}>
          <Heading as="h1" $size="display">
            {favoriteTexts.title}
          </Heading>
          <Text $tone="muted">
            {cards?.length ? formatCount(cards.length, favoriteTexts.count) : '\u00a0'}
          </Text>
        </Stack>
        {error && !cards ? (
          <ErrorState message={errorText('property.load')} onRetry={() => void mutate()} />
        ) : cards?.length === 0 ? (
          <EmptyState
            icon={Heart}
            title={favoriteTexts.emptyTitle}
            actions={<ButtonLink to="/properties">{favoriteTexts.browse}</ButtonLink>}
          >
            {favoriteTexts.emptyText}
          </EmptyState>
        ) : (
          <CardGrid cards={cards} removesFavorite eager={4} />
        )}
      </Stack>
    </Page>
  );
}
