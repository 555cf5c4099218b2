import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { useSearchParams } from '@pokriv/web-kit/router';
import { Button, Stack, VisuallyHidden } from '@pokriv/web-kit/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { CardGrid } from '../card/card-grid.tsx';
import { inOrder, readOrder } from './favorites-order.ts';
import { favoriteTexts } from './messages.ts';

/** Rows of four, three and two come out even. */
const STEP = 24;
const EAGER_PICTURES = 4;

/** The favourites in the order of the address, some at a time; skeletons while they load. */
export function FavoritesList({ cards }: { cards: readonly PropertyCard[] | undefined }) {
  const [params] = useSearchParams();
  const [most, setMost] = useState(STEP);
  const ordered = cards && inOrder(cards, readOrder(params.get('sort')));
  const left = Math.max(0, (ordered?.length ?? 0) - most);
  const list = useRef<HTMLDivElement>(null);

  /** The focus goes on to the first of them: the button itself may be gone. */
  const showMore = () => {
    flushSync(() => setMost(most + STEP));
    list.current?.querySelectorAll<HTMLElement>('h3 a')[most]?.focus();
  };

  return (
    <Stack $gap={8} ref={list}>
      <VisuallyHidden as="h2">{favoriteTexts.list}</VisuallyHidden>
      <CardGrid cards={ordered?.slice(0, most)} removesFavorite eager={EAGER_PICTURES} />
      {left > 0 && (
        <Button type="button" variant="secondary" onClick={showMore}>
          {favoriteTexts.more(Math.min(left, STEP))}
        </Button>
      )}
    </Stack>
  );
}
