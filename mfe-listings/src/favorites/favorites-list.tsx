import type { FavoriteCard } from '@pokriv/contracts/listing/property-endpoints';
import { useSearchParams } from '@pokriv/web-kit/router';
import { Button, Stack, VisuallyHidden } from '@pokriv/web-kit/ui';
import { SwitchRow } from '@pokriv/web-kit/ui/forms';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { CardGrid } from '../card/card-grid.tsx';
import { useFavorites } from '../heart/use-favorites.ts';
import { CompareBar, CompareTick } from './compare-choice.tsx';
import { inOrder, readOrder } from './favorites-order.ts';
import { favoriteTexts } from './messages.ts';
import { useCompareChoice } from './use-compare-choice.ts';

/** Divisible by four, three and two columns. */
const STEP = 24;

interface FavoritesListProps {
  cards: readonly FavoriteCard[] | undefined;
  onShare: (ids: readonly string[]) => void;
}

export function FavoritesList({ cards, onShare }: FavoritesListProps) {
  const [params] = useSearchParams();
  const [most, setMost] = useState(STEP);
  const ordered = cards && inOrder(cards, readOrder(params.get('sort')));
  const left = Math.max(0, (ordered?.length ?? 0) - most);
  const choice = useCompareChoice();
  const isComparable = ordered !== undefined && ordered.length > 1;
  const list = useRef<HTMLDivElement>(null);

  /** Focuses the first new card, because the button may disappear. */
  const showMore = () => {
    flushSync(() => setMost(most + STEP));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[most]?.focus();
  };

  return (
    <Stack $gap={8} ref={list}>
      <VisuallyHidden as="h2">{favoriteTexts.list}</VisuallyHidden>
      <CardGrid
        cards={ordered?.slice(0, most)}
        removesFavorite
        isFirstEager
        below={({ id, title }) => (
          <>
            <Telling id={id} />
            {isComparable && <CompareTick id={id} title={title} choice={choice} />}
          </>
        )}
      />
      {left > 0 && (
        <Button type="button" variant="secondary" onClick={showMore}>
          {favoriteTexts.more(Math.min(left, STEP))}
        </Button>
      )}
      {isComparable && <CompareBar choice={choice} onShare={onShare} />}
    </Stack>
  );
}

/** Alerts switch; hidden until the server sends a state. */
function Telling({ id }: { id: string }) {
  const { cards, tell } = useFavorites();
  const card = cards?.find((one) => one.id === id);
  if (card?.isTold === undefined) return null;
  return (
    <div role="group" aria-label={card.title}>
      <SwitchRow label={favoriteTexts.isTold} isOn={card.isTold} onSet={(isTold) => void tell(id, isTold)} />
    </div>
  );
}
